import { Readable } from 'node:stream'

/** More than this unread, and whoever is at the other end does not read at all. */
const mostUnread = 16_384

export type Stream = ReturnType<typeof makeStream>

/** The events that one browser hears, as Server-Sent Events. */
export function makeStream() {
  const waiting = new Set<string>()
  const readable = new Readable({ read() {} })
  // An error needs no answer, because nobody waits for the rest of the stream.
  readable.on('error', () => {})
  let isOver = false

  const write = (text: string): void => {
    if (readable.destroyed || isOver) return
    if (readable.readableLength > mostUnread) readable.destroy()
    else readable.push(text)
  }

  const end = (): void => {
    if (!isOver) readable.push(null)
    isOver = true
  }

  return {
    readable,
    /** Says how long to wait before asking again, for browsers without our script. */
    begin: () => write('retry: 5000\n\n'),
    /** Tells that nothing is missed from now on. */
    ready: () => write('event: ready\ndata:\n\n'),
    beat: () => write(':\n\n'),
    /** Adds a topic, which is held back until the others of the same moment are there. */
    add: (topic: string): void => {
      waiting.add(topic)
    },
    flush: (): void => {
      if (waiting.size === 0) return
      write(`event: changed\ndata: ${[...waiting].join(' ')}\n\n`)
      waiting.clear()
    },
    /** Ends the stream, and tells that there is no use in asking again. */
    forbid: (): void => {
      write('event: over\ndata:\n\n')
      end()
    },
    end,
  }
}
