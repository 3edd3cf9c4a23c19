import type { FastifyBaseLogger } from 'fastify'
import type { Channel } from '../database/channels/channel.ts'
import { Overloaded, rootOf } from '../errors.ts'
import { openPlaces } from '../http/load/places.ts'
import { makeStream, type Stream } from './stream.ts'

export type Streams = ReturnType<typeof openStreams>

type StreamLimits = { total: number; perOwner: number }

/** Finds out whom a stream hears of; undefined once it may hear nothing at all. */
type Check = () => Promise<string[] | undefined>

type Open = Stream & {
  owner: string
  audiences: ReadonlySet<string>
  check: Check
  checkAt: number
  checking: Promise<void> | undefined
  isStale: boolean
}

const beatMs = 25_000
const gatherMs = 100
const checkMs = 5 * 60_000
const busySeconds = 30
/** Between a page and its stream lies the time that a browser takes to load what is on it. */
const keptMs = 10_000
const mostKept = 1_000

/** Told to the owner of a stream when it has to be found out anew what they may hear. */
const accessTopic = 'access'

/**
 * The streams of this process. They are no requests that are worked on: an idle one costs a socket and
 * some memory, so there may be thousands.
 */
export function openStreams(channel: Channel, limits: StreamLimits, log: FastifyBaseLogger) {
  const takePlace = openPlaces(limits.total, limits.perOwner)
  const everyone = new Set<Open>()
  const { enlist, heardBy } = groupByAudience()
  const touched = new Set<Open>()
  const lately: { at: number; audience: string; topic: string }[] = []
  let gathering: NodeJS.Timeout | undefined
  let isClosed = false

  const check = async (stream: Open): Promise<void> => {
    try {
      // The check is repeated if something changed while it was made.
      while (stream.isStale && everyone.has(stream)) {
        stream.isStale = false
        const audiences = await stream.check()
        if (!everyone.has(stream)) return
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

  const recheck = (stream: Open): Promise<void> => {
    stream.isStale = true
    stream.checking ??= check(stream)
    return stream.checking
  }

  const announce = async (stream: Open): Promise<void> => {
    await recheck(stream)
    stream.ready()
  }

  const keep = (audience: string, topic: string): void => {
    const now = performance.now()
    lately.push({ at: now, audience, topic })
    while (lately.length > mostKept || (lately[0]?.at ?? now) < now - keptMs) lately.shift()
  }

  /** Tells a stream what it would have heard, had it begun with the page that it is for. */
  const catchUp = (stream: Open, since: number): void => {
    for (const { at, audience, topic } of lately)
      if (at >= since && stream.audiences.has(audience)) stream.add(topic)
    stream.flush()
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
    open: (owner: string, check: Check, agoMs = 0) => {
      const leave = isClosed ? undefined : takePlace(owner)
      if (leave === undefined) throw new Overloaded(busySeconds)

      const stream: Open = {
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

/** Which streams hear of whom. */
function groupByAudience() {
  const byAudience = new Map<string, Set<Open>>()

  const leave = (stream: Open, audience: string): void => {
    const group = byAudience.get(audience)
    group?.delete(stream)
    if (group?.size === 0) byAudience.delete(audience)
  }

  const join = (stream: Open, audience: string): void => {
    const group = byAudience.get(audience)
    if (group === undefined) byAudience.set(audience, new Set([stream]))
    else group.add(stream)
  }

  return {
    heardBy: (audience: string): Iterable<Open> => byAudience.get(audience) ?? [],
    /** Has a stream hear of these, and of nobody else. */
    enlist: (stream: Open, audiences: ReadonlySet<string>): void => {
      for (const audience of stream.audiences) if (!audiences.has(audience)) leave(stream, audience)
      for (const audience of audiences) join(stream, audience)
      stream.audiences = audiences
    },
  }
}
