/**
 * Waits for something, unless the process is to stop first. The thing itself goes on, and nobody waits for
 * it.
 */
export async function unlessStopping<Result>(
  stopping: AbortSignal | undefined,
  work: Promise<Result>,
): Promise<Result> {
  if (stopping === undefined) return work
  work.catch(() => {})
  stopping.throwIfAborted()
  const { promise: isStopping, reject } = Promise.withResolvers<never>()
  const leave = () => reject(stopping.reason)
  stopping.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work, isStopping])
  } finally {
    stopping.removeEventListener('abort', leave)
  }
}
