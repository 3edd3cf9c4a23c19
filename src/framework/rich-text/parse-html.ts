import { type Handler, Parser } from 'htmlparser2'
import { countDepth, TooDeep } from './depth.ts'

/** Reads HTML of whatever quality, and stops where it is nested deeper than browsers show it. */
export function parseHtml(html: string, handler: Partial<Handler>): void {
  const reader = openHtml(handler)
  if (reader.write(html)) reader.end()
}

/** A parser for HTML that comes in parts. `write` says whether there is any use in going on. */
export function openHtml(handler: Partial<Handler>) {
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
  return {
    write: (part: string) => isShallow(() => parser.write(part)),
    end: () => isShallow(() => parser.end()),
  }
}

function isShallow(read: () => void): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof TooDeep) return false
    throw error
  }
}
