import { and, eq, ne, sql } from 'drizzle-orm'
import { requireStillMember } from '../../accounts/authentication/still-member.ts'
import { audit, changesBetween, unchanged } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { keepInPlace, lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import { isOneOf } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { authorize, guard } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import {
  type CreatorGroup,
  creatorGroups,
  groupedCreators,
} from '../../tables/organizations/creator-groups.ts'
import { users } from '../../tables/users/users.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'
import { hasWorkedWith } from '../creator-notes/queries.ts'
import { organizationRecord } from '../organizations/record.ts'
import { mostGroups } from './limits.ts'
import { creatorGroupPolicy } from './policy.ts'
import { type CountedGroup, findCreatorGroup } from './queries.ts'
import { creatorGroupRecord } from './record.ts'
import type { CreatorGroupChanges, CreatorGroupFields, GroupingFields } from './schema.ts'

type Group = Pick<CreatorGroup, 'id'>

export const groupingOutcomes = ['added', 'removed', 'unchanged', 'unknown'] as const

type GroupingOutcome = (typeof groupingOutcomes)[number]

/** A group after creators were put on it or taken off, and what became of each. */
export type Grouping = CountedGroup & {
  results: { user_id: string; outcome: GroupingOutcome }[]
}

type Named = Pick<CreatorGroup, 'kind' | 'name'> & { id?: number }

export async function createCreatorGroup(
  db: Db,
  actor: Member,
  { kind, name, query }: CreatorGroupFields,
): Promise<CountedGroup> {
  guard(kind === 'view' || !query, 'query', 'is for views')
  return db.transaction(async (tx) => {
    const { id: organization_id } = await lock(tx, organizationRecord, actor.organization)
    await requireStillMember(tx, actor)
    const isAlike = and(
      eq(creatorGroups.organization_id, organization_id),
      eq(creatorGroups.kind, kind),
    )
    const number = await tx.$count(creatorGroups, isAlike)
    guard(number < mostGroups, 'base', `There can be no more than ${mostGroups} of them.`)
    await guardName(tx, actor, { kind, name })
    const told = { kind, name, query: kind === 'view' ? (query ?? '') : null }
    const values = { ...told, organization_id, created_by_id: actor.user.id }
    const group = await insertRow(tx, creatorGroups, values)
    await audit(tx, actor, creatorGroupRecord, 'create', group, changesBetween({}, told))
    return { ...group, creators_count: kind === 'view' ? null : 0 }
  })
}

export async function updateCreatorGroup(
  db: Db,
  actor: Member,
  { id }: Group,
  { name, query }: CreatorGroupChanges,
): Promise<CreatorGroup> {
  return db.transaction(async (tx) => {
    await lock(tx, organizationRecord, actor.organization)
    const before = await lock(tx, creatorGroupRecord, { id })
    authorize(creatorGroupPolicy.change(actor, before))
    guard(before.kind === 'view' || !query, 'query', 'is for views')
    if (name !== undefined) await guardName(tx, actor, { ...before, name })
    const values = { name, query: before.kind === 'view' ? query : undefined }
    return save(tx, actor, creatorGroupRecord, 'update', before, values)
  })
}

export async function destroyCreatorGroup(db: Db, actor: Member, { id }: Group): Promise<void> {
  await db.transaction(async (tx) => {
    const group = await lock(tx, creatorGroupRecord, { id })
    authorize(creatorGroupPolicy.change(actor, group))
    await destroy(tx, actor, creatorGroupRecord, 'destroy', group)
  })
}

/** Puts creators on a label or a list, or takes them off it. Who is there already stays. */
export async function groupCreators(
  db: Db,
  actor: Member,
  { group_id = '', name, user_ids, action }: GroupingFields,
): Promise<Grouping> {
  if (action === 'create') return groupOnNew(db, actor, name ?? '', user_ids)
  const { id } = await findCreatorGroup(db, actor, group_id)
  return db.transaction(async (tx) => {
    const group = await lock(tx, creatorGroupRecord, { id })
    await requireStillMember(tx, actor)
    guard(group.kind !== 'view', 'group_id', 'is a view, which chooses by itself')
    const chosen = await keepCreators(tx, actor, user_ids)
    const changed =
      action === 'add' ? await add(tx, group, chosen) : await remove(tx, group, chosen)
    const told = { creators: unchanged(counted(changed.length, 'creator')) }
    if (changed.length > 0) await audit(tx, actor, creatorGroupRecord, action, group, told)
    const outcomeOf = (id: number): GroupingOutcome => {
      if (!chosen.includes(id)) return 'unknown'
      return changed.includes(id) ? doneBy[action] : 'unchanged'
    }
    const results = user_ids.map((user_id) => ({
      user_id,
      outcome: outcomeOf(decodeId('User', user_id) ?? 0),
    }))
    return { ...(await findCreatorGroup(tx, actor, group_id)), results }
  })
}

const doneBy = { add: 'added', remove: 'removed' } as const

/** Makes a label for creators, unless none of them could be put on it. */
async function groupOnNew(db: Db, actor: Member, name: string, user_ids: string[]) {
  const known = await db.transaction((tx) => keepCreators(tx, actor, user_ids))
  guard(known.length > 0, 'user_ids', 'are none of creators you worked with')
  const { id } = await createCreatorGroup(db, actor, { kind: 'label', name })
  const group_id = encodeId('CreatorGroup', id)
  return groupCreators(db, actor, { group_id, user_ids, action: 'add' })
}

async function add(tx: Tx, { id }: Group, chosen: number[]): Promise<number[]> {
  if (chosen.length === 0) return []
  const added = await tx
    .insert(groupedCreators)
    .values(chosen.map((user_id) => ({ group_id: id, user_id })))
    .onConflictDoNothing()
    .returning({ user_id: groupedCreators.user_id })
  return added.map(({ user_id }) => user_id)
}

async function remove(tx: Tx, { id }: Group, chosen: number[]): Promise<number[]> {
  const removed = await tx
    .delete(groupedCreators)
    .where(and(eq(groupedCreators.group_id, id), isOneOf(groupedCreators.user_id, chosen)))
    .returning({ user_id: groupedCreators.user_id })
  return removed.map(({ user_id }) => user_id)
}

/** Finds those who have worked with the organization, and keeps them from being deleted meanwhile. */
async function keepCreators(tx: Tx, actor: Member, publicIds: string[]): Promise<number[]> {
  const ids = publicIds.map((id) => decodeId('User', id) ?? 0)
  const found = await keepInPlace(
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(isOneOf(users.id, ids), hasWorkedWith(actor, users.id))),
  )
  return found.map(({ id }) => id)
}

async function guardName(tx: Tx, { organization }: Member, { id, kind, name }: Named) {
  const isSame = and(
    eq(creatorGroups.organization_id, organization.id),
    eq(creatorGroups.kind, kind),
    sql`lower(${creatorGroups.name}) = lower(${name})`,
    id === undefined ? undefined : ne(creatorGroups.id, id),
  )
  guard((await tx.$count(creatorGroups, isSame)) === 0, 'name', 'has already been taken')
}
