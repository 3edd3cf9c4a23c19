import { type Handler, Parser } from 'htmlparser2'
import { countDepth, TooDeep } from './depth.ts'

/** Reads HTML of whatever quality, and stops where it is nested deeper than browsers show it. */
export function parseHtml(html: string, handler: Partial<Handler>): void {
  const depth = countDepth()
  const parser = new Parser({
    ...handler,
    onopentagname(name) {
      depth.open()
      handler.onopentagname?.(name)
    },
    onclosetag(name, isImplied) {
      depth.close()
      handler.onclosetag?.(name, isImplied)
    },
  })
  try {
    parser.end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
}
