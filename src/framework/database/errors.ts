/** Whether a unique index refused the write, however deep the driver's error is wrapped. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}

/**
 * Does it once more where a unique index refused it. What was in its way is committed by then, so that
 * the second time finds it.
 */
export async function retryOnConflict<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return act()
  }
}

/** Whether the write failed because it refers to a record that someone has deleted meanwhile. */
export function isDangling(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, detail } = error as { code?: string; detail?: string }
  return (
    (code === '23503' && /is not present in table/.test(detail ?? '')) || isDangling(error.cause)
  )
}
