import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'

type Matter = 'payout' | 'post' | 'work'

/** The sentence for whoever looks at a matter of their own. */
export const decidedByOthers = (matter: Matter) =>
  `This is your own ${matter}: someone else has to decide it.`

/** Nobody decides about money of their own, also not one who joined the organization since. */
export function requireNotOwn(
  { user }: Pick<Actor, 'user'>,
  { user_id }: { user_id: number | null },
  matter: Matter,
): void {
  guard(user_id !== user.id, 'base', decidedByOthers(matter))
}
