import { Worker } from 'node:worker_threads'
import { threadScript } from '../../project-root.ts'
import type { Orientation } from './pictures/orientation.ts'
import { Uncleanable } from './uncleanable.ts'

/** A file that is to be cleaned where it lies. */
export type Task = { path: string } & (
  | { kind: 'movie' | 'webm' }
  | { kind: 'picture'; format: string; orientation: Orientation }
)

/** `refusal` says why it cannot be cleaned. */
export type CleaningOutcome = { isOver: true; refusal: string | undefined }

const longestMs = 10_000
const script = threadScript('framework/uploads/cleaning/thread-work')
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/**
 * Cleans a file in a thread of its own, because it may be made so that it takes seconds to read, and everyone
 * else is answered meanwhile. What takes too much time or memory is refused.
 */
export async function cleanInThread(task: Task): Promise<void> {
  const refusal = await outcomeOf(new Worker(script, { workerData: task, resourceLimits }))
  if (refusal !== undefined) throw new Uncleanable(refusal)
}

/** Comes when the thread has ended, so that nobody else has the file open. */
function outcomeOf(worker: Worker): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let outcome: CleaningOutcome | undefined
    let failure: unknown
    const late = setTimeout(() => {
      outcome ??= { isOver: true, refusal: 'takes too long to read' }
      worker.terminate()
    }, longestMs)
    // Other messages are passed over: under `node --watch` a thread also reports the files it loads.
    worker.on('message', (message: Partial<CleaningOutcome>) => {
      if (message.isOver) outcome ??= message as CleaningOutcome
    })
    worker.once('error', (error) => {
      if (isOutOfMemory(error)) outcome = { isOver: true, refusal: 'takes too much memory to read' }
      failure = error
    })
    worker.once('exit', () => {
      clearTimeout(late)
      if (outcome) resolve(outcome.refusal)
      else reject(failure ?? new Error('The thread that cleans a file has ended without a word.'))
    })
  })
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
