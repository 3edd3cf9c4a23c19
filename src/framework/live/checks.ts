import type { FastifyBaseLogger } from 'fastify'
import { rootOf } from '../errors.ts'
import type { Hearer } from './audiences.ts'
import type { Stream } from './stream.ts'

/** Finds out whom a stream hears of; undefined once it may hear nothing at all. */
export type AudienceCheck = () => Promise<string[] | undefined>

/** A stream of somebody, who may hear of others only as long as their check says so. */
export type CheckedStream = Stream &
  Hearer & {
    owner: string
    check: AudienceCheck
    checkAt: number
    checking: Promise<void> | undefined
    isStale: boolean
  }

type Streams = {
  isOpen: (stream: CheckedStream) => boolean
  enlist: (stream: CheckedStream, audiences: ReadonlySet<string>) => void
}

const checkMs = 5 * 60_000

/** Checks whom streams may hear of, one check of each at a time. */
export function makeChecks({ isOpen, enlist }: Streams, log: Pick<FastifyBaseLogger, 'warn'>) {
  const check = async (stream: CheckedStream): Promise<void> => {
    try {
      // The check is repeated if something changed while it was made.
      while (stream.isStale && isOpen(stream)) {
        stream.isStale = false
        const audiences = await stream.check()
        if (!isOpen(stream)) return
        if (audiences === undefined) return stream.forbid()
        enlist(stream, new Set([stream.owner, ...audiences]))
      }
      stream.checkAt = performance.now() + checkMs * (0.8 + Math.random() * 0.4)
    } catch (error) {
      log.warn({ reason: rootOf(error) }, 'a stream of events was ended')
      stream.end()
    } finally {
      stream.checking = undefined
    }
  }

  return (stream: CheckedStream): Promise<void> => {
    stream.isStale = true
    stream.checking ??= check(stream)
    return stream.checking
  }
}
