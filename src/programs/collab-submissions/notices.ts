import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Notifier, organizationParams } from '../../activity/notifications/notifier.ts'
import { unchanged } from '../../activity/records/audit.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { one } from '../../framework/database/rows.ts'
import type { Author } from '../../tables/actor.ts'
import type { Changes } from '../../tables/audit-events.ts'
import type { CollabSubmission } from '../../tables/collabs/collab-submissions.ts'
import { collabs, usualPace } from '../../tables/collabs/collabs.ts'
import { displayName, users } from '../../tables/users/users.ts'
import {
  type OrganizationSide,
  organizationSideOf,
} from '../../teams/memberships/organization-side.ts'
import { days } from '../../vocabulary/time/time-limits.ts'
import { aboutSubmission, type SharedParams, type Side, tellSides } from '../submissions/notices.ts'

export const collabParams = {
  ...organizationParams,
  collab_name: z.string(),
  creator_name: z.string(),
}
export const aboutWork = { ...aboutSubmission, mail: true } as const

export const daysForContent = z.int().default(usualPace.content_days)

/** The time for the content in words. Notices from before it could be chosen know nothing of it. */
export const contentTime = ({ content_days = usualPace.content_days }: { content_days?: number }) =>
  days(content_days).words

export async function tellSidesOfWork<Params extends z.ZodObject>(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  submission: Parties & { id: number },
  sides: Side[],
  notifier: Notifier<Params>,
  own: Omit<z.input<Params>, keyof SharedParams | 'collab_name'>,
  known?: Names,
): Promise<void> {
  const { organizationSide, collab_name, creator_name } = known ?? (await readNames(tx, submission))
  // Notices of collabs alone have the name of the collab, those of both kinds that of the program.
  const names = { kind: 'collab' as const, program_name: collab_name, collab_name, creator_name }
  const told = { submission, organizationSide, names }
  await tellSides(tx, services, by, told, sides, notifier, own)
}

/** The two sides of some work, as it names them. */
type Parties = Pick<CollabSubmission, 'collab_id' | 'user_id'>

const namesOfWork = prepared(
  'names_of_work',
  query
    .select({
      collab_name: collabs.name,
      creator_name: users.name,
      organizationSide: organizationSideOf(collabs.organization_id),
    })
    .from(collabs)
    .leftJoin(users, eq(users.id, sql.placeholder('user_id')))
    .where(eq(collabs.id, sql.placeholder('collab_id'))),
)

type Names = { collab_name: string; creator_name: string; organizationSide: OrganizationSide }

/**
 * The names of the collab and the creator, and the side of the organization, as both sides are told of it.
 */
async function readNames(tx: Tx, { collab_id, user_id }: Parties): Promise<Names> {
  const { collab_name, creator_name, organizationSide } = one(
    await namesOfWork(tx, { collab_id, user_id: user_id ?? 0 }),
  )
  return { collab_name, creator_name: displayName({ name: creator_name ?? '' }), organizationSide }
}

/** The names for the audit log, which says of every event whose work it is about. */
export async function namesToRecord(tx: Tx, work: Parties): Promise<Changes> {
  const { collab_name, creator_name } = await readNames(tx, work)
  return { creator: unchanged(creator_name), collab: unchanged(collab_name) }
}
