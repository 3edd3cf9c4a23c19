import type { Past } from './past.ts'
import { type Position, positionOf } from './position.ts'

export const tooFar = 'it is too far behind'

/** The database that the log belongs to: two with the same one are copies of each other. */
export const identity = `(select system_identifier::text from pg_control_system()) || ' ' || current_database()`

/** Asks a server all that it is judged by. */
export const question = `select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn()::text as replayed,
  ${identity} as identity`

export type Answer = { is_replica: boolean; replayed: string | null; identity: string }

/** The primary, as far as its copies have to know it. */
export type Primary = { past: Past; identity: () => string | undefined }

/** How far a replica is, and since when everything is there that the primary had then. */
export function openAge(primary: Primary, mostLagMs: number) {
  const openedAt = performance.now()
  let replayed: Position = ''
  let freshAt: number | undefined

  const lagMs = () => performance.now() - (freshAt ?? openedAt)

  return {
    lagMs,
    has: (position: Position): boolean => replayed >= position,
    /** The first look may come before the replica has what was written during the start. */
    isEarly: (): boolean => performance.now() - openedAt < mostLagMs,
    /** The reason why it may not be read from, if there is one. */
    judge: (answer: Answer, wasIn: boolean): string | undefined => {
      if (!answer.is_replica) return 'it is no replica'
      if (answer.identity !== primary.identity()) return 'it is a replica of another database'
      replayed = positionOf(answer.replayed ?? '')
      freshAt = primary.past.reachedAt(replayed) ?? freshAt
      // Taken in again well within the bound, so that one at its edge does not come and go.
      const bound = wasIn ? mostLagMs : mostLagMs * 0.75
      return freshAt === undefined || lagMs() > bound ? tooFar : undefined
    },
  }
}
