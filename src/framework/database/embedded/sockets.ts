import { once } from 'node:events'
import { lstatSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** The name of the socket that clients of PostgreSQL expect. */
export const socketName = '.s.PGSQL.5432'

const kind = /^troupe-\w{6}$/
const hour = 3_600_000

/**
 * The socket lies in a private folder: the protocol has no password, and only this user may reach
 * it. A socket's path must be short, so the folder is not below the data directory.
 */
export function makeSocketFolder(): string {
  return mkdtempSync(join(tmpdir(), 'troupe-'))
}

/** Removes the folders of processes that were killed. A process that lives listens on its socket. */
export async function sweepSocketFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((name) => kind.test(name))) {
    const folder = join(tmpdir(), name)
    try {
      if (isOurs(folder) && (await isLeft(folder))) remove(folder)
    } catch {
      // The folder is gone meanwhile, or something else than we took it for: then it is not ours to remove.
    }
  }
}

/** Whether the folder was made by this user, and has nothing else in it. */
function isOurs(folder: string): boolean {
  const stats = lstatSync(folder)
  if (!stats.isDirectory() || stats.uid !== userInfo().uid) return false
  return readdirSync(folder).every((name) => name === socketName)
}

/** A folder without a socket may belong to a process that is just starting. */
async function isLeft(folder: string): Promise<boolean> {
  const answer = await knock(join(folder, socketName))
  if (answer === 'ENOENT') return Date.now() - lstatSync(folder).mtimeMs > hour
  return answer === 'ECONNREFUSED'
}

async function knock(path: string): Promise<string | undefined> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  } finally {
    socket.destroy()
  }
}

function remove(folder: string): void {
  rmSync(join(folder, socketName), { force: true })
  rmdirSync(folder)
}
