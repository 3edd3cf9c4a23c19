/** Whoever hears of others: of everybody, by their ids, who may tell it something. */
export type Hearer = { audiences: ReadonlySet<string> }

/** Which streams hear of whom. */
export function groupByAudience<Stream extends Hearer>() {
  const byAudience = new Map<string, Set<Stream>>()

  const leave = (stream: Stream, audience: string): void => {
    const group = byAudience.get(audience)
    group?.delete(stream)
    if (group?.size === 0) byAudience.delete(audience)
  }

  const join = (stream: Stream, audience: string): void => {
    const group = byAudience.get(audience)
    if (group === undefined) byAudience.set(audience, new Set([stream]))
    else group.add(stream)
  }

  return {
    heardBy: (audience: string): Iterable<Stream> => byAudience.get(audience) ?? [],
    /** Has a stream hear of these, and of nobody else. */
    enlist: (stream: Stream, audiences: ReadonlySet<string>): void => {
      for (const audience of stream.audiences) if (!audiences.has(audience)) leave(stream, audience)
      for (const audience of audiences) join(stream, audience)
      stream.audiences = audiences
    },
  }
}
