import type { FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import { type Page, PageContext } from './page.ts'

declare module 'fastify' {
  interface FastifyRequest {
    page: () => Page
  }
}

export function renderPage(request: FastifyRequest, view: VNode): string {
  const page = <PageContext.Provider value={request.page()}>{view}</PageContext.Provider>
  return `<!doctype html>${render(page)}`
}
