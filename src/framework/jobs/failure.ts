/**
 * Why a job failed, in words that staff may read: no address, no secret. A final one is not retried,
 * because another try would end in the same way.
 */
export class JobFailure extends Error {
  readonly isFinal: boolean

  constructor(reason: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown }) {
    super(reason, { cause })
    this.isFinal = isFinal
  }
}

/** The reason that is kept of a failed attempt. Only one that was written to be read is told. */
export function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message
  return `Something unexpected happened (${error instanceof Error ? error.name : typeof error}). The log says more.`
}

/** The queue itself ends attempts too, and has words of its own for it. */
const wordsOfTheQueue: Record<string, string> = {
  'job heartbeat timeout': 'The process that worked on it was gone.',
  'job timed out': 'It took too long.',
}

type Output = { reason?: string; value?: { message?: string } } | null

/** The reason of the last attempt, as the queue has kept it. */
export function toldReason(output: Output): string {
  return (
    output?.reason ?? wordsOfTheQueue[output?.value?.message ?? ''] ?? 'Nothing is known of it.'
  )
}
