import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import { type Frame, FrameContext } from './frame.ts'

export function renderPage(frame: Frame, view: VNode): string {
  const page = <FrameContext.Provider value={frame}>{view}</FrameContext.Provider>
  return `<!doctype html>${render(page)}`
}
