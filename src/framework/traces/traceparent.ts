/**
 * The trace and the part of it that a sender names, as W3C Trace Context writes it; undefined if it is not
 * written so.
 */
export function readTraceparent(header: unknown) {
  const [, traceId, spanId, flags] =
    /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/.exec(String(header)) ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '00', 16) }
}
