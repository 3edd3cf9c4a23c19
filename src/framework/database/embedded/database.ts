import { type EventEmitter, once } from 'node:events'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { minutes } from '../../../vocabulary/time/time-limits.ts'
import { makeFolder } from '../../durability/sync.ts'
import { threadScript } from '../../project-root.ts'
import { StartRefused } from '../../start-refused.ts'
import { lockDirectory } from './directory-lock.ts'
import { saveMemory } from './memory.ts'
import { makeSocketFolder, socketName, sweepSocketFolders } from './sockets.ts'
import { dropUnfinished } from './unfinished.ts'

const callMs = 5_000
const mute = minutes(2)

type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

/** Starts the embedded database on its directory, reached over a socket in a private folder. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  makeFolder(dataDir)
  const unlock = lockDirectory(dataDir)
  const directory = join(dataDir, 'postgres')
  dropUnfinished(dataDir, directory)
  await sweepSocketFolders()
  const socketDir = makeSocketFolder()
  saveMemory()
  const worker = new Worker(threadScript('framework/database/embedded/worker'), {
    workerData: { directory, socket: join(socketDir, socketName) },
  })
  await untilReady(worker).catch((error) => {
    rmSync(socketDir, { recursive: true, force: true })
    throw explainStart(dataDir, error)
  })
  const release = endTogether(worker)
  const url = `postgres://postgres@${encodeURIComponent(socketDir)}/postgres`
  writeFileSync(socketFileOf(dataDir), url)

  return {
    url,
    stop: async () => {
      release()
      rmSync(socketFileOf(dataDir), { force: true })
      worker.postMessage('stop')
      await once(worker, 'exit')
      rmSync(socketDir, { recursive: true, force: true })
      unlock()
    },
  }
}

/**
 * Where the address of a running database stands, for commands that have to meet it. The folder of its socket
 * is private.
 */
export const socketFileOf = (dataDir: string) => join(dataDir, 'socket')

type Thread = EventEmitter & { postMessage: (message: string) => void }

/**
 * Ends the process with its database, without which it can do nothing; whoever watches over it starts
 * another. Returns a function that lets the thread end alone.
 */
export function endTogether(worker: Thread): () => void {
  const end = (cause?: unknown) => {
    throw new Error('The embedded database has ended, and so does this process.', { cause })
  }
  let cause: unknown
  worker.on('error', (error) => {
    cause = error
  })
  const onExit = () => end(cause)
  worker.once('exit', onExit)

  let unanswered = 0
  worker.on('message', (message) => {
    if (message === 'here') unanswered = 0
  })
  // A thread that is caught in a statement for ever can be helped by nothing else. Calls are counted and not
  // the time, since a machine that slept has not listened either.
  const calling = setInterval(() => {
    if (unanswered * callMs > mute.seconds * 1000)
      end(`It has not been heard of for ${mute.words}.`)
    unanswered += 1
    worker.postMessage('call')
  }, callMs).unref()

  return () => {
    clearInterval(calling)
    worker.off('exit', onExit)
  }
}

const leastBytes = 64 * 1024 * 1024

/**
 * Explains why the start failed, since PostgreSQL in WebAssembly fails in words that help nobody. Most often
 * it lacks the room.
 */
function explainStart(dataDir: string, cause: unknown): StartRefused {
  const { bavail, bsize } = statfsSync(dataDir)
  const isFull = bavail * bsize < leastBytes
  const sentence = isFull
    ? `DATA_DIR cannot be used: the disk of ${dataDir} is full.`
    : `The embedded database in ${dataDir} could not be started: ${Object(cause).message ?? cause}`
  return new StartRefused(sentence, { cause })
}

/** Ignores other messages: under `node --watch` a thread also reports the files it loads. */
function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === 'ready') resolve()
    })
    worker.once('error', reject)
    worker.once('exit', () =>
      reject(new Error('The embedded database has ended while it started.')),
    )
  })
}
