/** Whether a unique index refused the write, however deep the driver's error is wrapped. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}

/** Whether the write failed because it refers to a record that someone has deleted meanwhile. */
export function isDangling(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, detail } = error as { code?: string; detail?: string }
  return (
    (code === '23503' && /is not present in table/.test(detail ?? '')) || isDangling(error.cause)
  )
}
