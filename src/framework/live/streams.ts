import type { FastifyBaseLogger } from 'fastify'
import type { Channel } from '../database/channels/channel.ts'
import { Overloaded } from '../errors.ts'
import { openPlaces } from '../http/load/places.ts'
import { groupByAudience } from './audiences.ts'
import { type AudienceCheck, type CheckedStream, makeChecks } from './checks.ts'
import { keepLately } from './lately.ts'
import { makeStream } from './stream.ts'

export type Streams = ReturnType<typeof openStreams>

type StreamLimits = { total: number; perOwner: number }

const beatMs = 25_000
const gatherMs = 100
const busySeconds = 30

/** Told to the owner of a stream when it has to be found out anew what they may hear. */
const accessTopic = 'access'

/**
 * The streams of this process. They are no requests that are worked on: an idle one costs a socket and
 * some memory, so there may be thousands.
 */
export function openStreams(channel: Channel, limits: StreamLimits, log: FastifyBaseLogger) {
  const takePlace = openPlaces(limits.total, limits.perOwner)
  const everyone = new Set<CheckedStream>()
  const { enlist, heardBy } = groupByAudience<CheckedStream>()
  const recheck = makeChecks({ enlist, isOpen: (stream) => everyone.has(stream) }, log)
  const { keep, catchUp } = keepLately()
  const touched = new Set<CheckedStream>()
  let gathering: NodeJS.Timeout | undefined
  let isClosed = false

  const announce = async (stream: CheckedStream): Promise<void> => {
    await recheck(stream)
    stream.ready()
  }

  const flush = (): void => {
    gathering = undefined
    for (const stream of touched) stream.flush()
    touched.clear()
  }

  channel.listen({
    heard: (audience, topic) => {
      if (topic !== accessTopic) keep(audience, topic)
      for (const stream of heardBy(audience)) {
        if (topic === accessTopic) {
          recheck(stream)
          continue
        }
        stream.add(topic)
        touched.add(stream)
      }
      if (touched.size > 0) gathering ??= setTimeout(flush, gatherMs)
    },
    missed: () => {
      for (const stream of everyone) announce(stream)
    },
  })

  const beating = setInterval(() => {
    const now = performance.now()
    for (const stream of everyone) {
      stream.beat()
      // A session may end by its age alone, of which nobody tells.
      if (stream.checkAt < now) recheck(stream)
    }
  }, beatMs).unref()

  return {
    /**
     * Begins a stream for someone, of whom it hears in any case, and of what changed while their page was on
     * its way.
     */
    open: (owner: string, check: AudienceCheck, agoMs = 0) => {
      const leave = isClosed ? undefined : takePlace(owner)
      if (leave === undefined) throw new Overloaded(busySeconds)

      const stream: CheckedStream = {
        ...makeStream(),
        owner,
        audiences: new Set(),
        check,
        checkAt: Number.POSITIVE_INFINITY,
        checking: undefined,
        isStale: false,
      }
      everyone.add(stream)
      stream.readable.once('close', () => {
        everyone.delete(stream)
        touched.delete(stream)
        enlist(stream, new Set())
        leave()
      })
      // The stream is entered before it is asked what else it hears of, so that a change meanwhile is not
      // missed.
      enlist(stream, new Set([owner]))
      stream.begin()
      const since = performance.now() - agoMs
      announce(stream).then(() => catchUp(stream, since))
      return stream.readable
    },
    count: () => everyone.size,
    /** Ends all streams, and begins no other. Browsers go on with another process. */
    close: (): void => {
      isClosed = true
      clearInterval(beating)
      clearTimeout(gathering)
      for (const stream of everyone) stream.end()
    },
  }
}
