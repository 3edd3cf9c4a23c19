import type { Hearer } from './audiences.ts'
import type { Stream } from './stream.ts'

/** Between a page and its stream lies the time that a browser takes to load what is on it. */
const keptMs = 10_000
const mostKept = 1_000

/** Keeps what changed lately, for streams that begin a little after the page that they are for. */
export function keepLately() {
  const lately: { at: number; audience: string; topic: string }[] = []

  return {
    keep: (audience: string, topic: string): void => {
      const now = performance.now()
      lately.push({ at: now, audience, topic })
      while (lately.length > mostKept || (lately[0]?.at ?? now) < now - keptMs) lately.shift()
    },
    /** Tells a stream what it would have heard, had it begun with the page that it is for. */
    catchUp: (stream: Stream & Hearer, since: number): void => {
      for (const { at, audience, topic } of lately)
        if (at >= since && stream.audiences.has(audience)) stream.add(topic)
      stream.flush()
    },
  }
}
