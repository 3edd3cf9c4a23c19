import { type FileHandle, open } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { cleanMovie } from './movies/movie.ts'
import { cleanWebm } from './movies/webm.ts'
import { stripPicture } from './pictures/strips.ts'
import type { CleaningOutcome, Task } from './thread.ts'
import { Uncleanable } from './uncleanable.ts'

/** Cleans one file, in a thread that ends with it. */
const task = workerData as Task
const file = await open(task.path, 'r+')
const outcome: CleaningOutcome = { isOver: true, refusal: await refusalOf(file) }
await file.close()
parentPort?.postMessage(outcome)

async function refusalOf(opened: FileHandle): Promise<string | undefined> {
  try {
    await clean(opened)
    return undefined
  } catch (error) {
    if (error instanceof Uncleanable) return error.message
    // The file names a position that it does not have.
    if (error instanceof RangeError) return 'is broken'
    throw error
  }
}

async function clean(opened: FileHandle): Promise<void> {
  const { size } = await opened.stat()
  if (task.kind === 'picture') await stripPicture(opened, task.format, task.orientation)
  else if (task.kind === 'movie') await cleanMovie(opened, size)
  else await cleanWebm(opened, size)
}
