import type { Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { StartToken } from '../../demo/people/access-tokens.ts'
import { begin, NotStarted, order, type Role } from './begin.ts'

/** The work of one process, and who does it at the moment. */
type Post = { role: Role; holder: Worker }

/** A process that ended this soon is likely to end as soon again. */
const tooSoonMs = 10_000

/** The pause before a start is tried again, which takes seconds of processor time itself. */
const firstRestMs = 1000
const longestRestMs = 30_000

/**
 * Posts for processes, each of which is filled anew when its holder dies, until they are closed. Those that
 * open them may take as long as they want, since the first one changes the database for a new version;
 * whoever replaces another keeps all that come after it waiting.
 */
export function openPosts(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  startMs: number,
  died: () => void,
) {
  const posts: Post[] = []
  let isClosed = false

  const open = async (role: Role): Promise<StartToken[]> => {
    const { holder, tokens } = await beginOnceThereIsADatabase(role)
    const post = { role, holder }
    posts.push(post)
    watch(post, holder)
    return tokens
  }

  const beginOnceThereIsADatabase = async (role: Role): ReturnType<typeof begin> => {
    for (let restMs = firstRestMs; ; restMs = longer(restMs)) {
      try {
        return await begin(role)
      } catch (error) {
        const isPassing = error instanceof NotStarted && error.isPassing
        if (isClosed || !isPassing) throw error
        log.warn({ role, seconds: restMs / 1000 }, 'waiting for the database to start a process')
        await pause(restMs)
        if (isClosed) throw error
      }
    }
  }

  const fill = async (post: Post): Promise<void> => {
    const { holder } = await begin(post.role, { ms: startMs, late: tellLate(post.role) })
    const old = post.holder
    post.holder = holder
    watch(post, holder)
    order(old, { order: 'retire' })
  }

  const tellLate = (role: Role) => (holder: Worker) =>
    log.error(
      { role, process: holder.process.pid, seconds: startMs / 1000 },
      'process is not ready within START_SECONDS, so it is ended',
    )

  const watch = (post: Post, holder: Worker): void => {
    const since = Date.now()
    holder.once('exit', (code, signal) => {
      if (isClosed || post.holder !== holder) return
      died()
      log.error({ role: post.role, process: holder.process.pid, code, signal }, 'process died')
      void replace(post, Date.now() - since < tooSoonMs ? firstRestMs : 0)
    })
  }

  const replace = async (post: Post, afterMs: number): Promise<void> => {
    const dead = post.holder
    await pause(afterMs)
    // A restart may have filled the post meanwhile.
    if (isClosed || post.holder !== dead) return
    await fill(post).catch(() => {
      died()
      log.error({ role: post.role }, 'a process did not start, and is tried again')
      return replace(post, longer(afterMs))
    })
  }

  return {
    open,
    holders: (): Worker[] => posts.map(({ holder }) => holder),
    /** Replaces all holders, one after another. */
    refill: async (): Promise<void> => {
      for (const post of posts) await fill(post)
    },
    /** Nobody who ends from now on is replaced. */
    close: (): void => {
      isClosed = true
    },
  }
}

const longer = (restMs: number) => Math.min(Math.max(restMs * 2, firstRestMs), longestRestMs)
