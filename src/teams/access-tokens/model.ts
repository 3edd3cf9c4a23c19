import { eq } from 'drizzle-orm'
import { dailyLimitToKeep, permissionFor } from '../../accounts/access-tokens/limit-fields.ts'
import { requireStillAdmin } from '../../accounts/authentication/still-member.ts'
import { create } from '../../activity/records/create.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import type { Db } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { guard } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { accessTokenPrefix, hashToken, randomToken } from '../../framework/secrets.ts'
import type { Member } from '../../tables/actor.ts'
import { type AccessToken, accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { users } from '../../tables/users/users.ts'
import { programDomain } from '../../vocabulary/people/email.ts'
import { markAsProgram } from '../../vocabulary/people/name-marks.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { organizationRecord } from '../organizations/record.ts'
import { mostOrganizationTokens } from './limits.ts'
import { notifyTokenCreated } from './notices.ts'
import type { OrganizationToken } from './queries.ts'
import { organizationTokenRecord } from './record.ts'
import type { OrganizationTokenFields } from './schema.ts'

/** Includes the token itself. It can be shown only now, because only its hash is stored. */
export type NewOrganizationToken = OrganizationToken & { token: string }

export async function createOrganizationToken(
  context: Context,
  actor: Member,
  fields: OrganizationTokenFields,
): Promise<NewOrganizationToken> {
  const organization_id = actor.organization.id
  // New tokens are limited, since each sends mails.
  await limitRate(context.db, limitFor('access-tokens-for', organization_id))
  const token = `${accessTokenPrefix}${randomToken()}`
  const limited = { ...fields, ...dailyLimitToKeep(fields) }

  return context.db.transaction(async (tx) => {
    await lock(tx, organizationRecord, actor.organization)
    await requireStillAdmin(tx, actor)
    const number = await tx.$count(accessTokens, eq(accessTokens.organization_id, organization_id))
    guard(
      number < mostOrganizationTokens,
      'base',
      `There can be no more than ${mostOrganizationTokens} access tokens.`,
    )
    const { id: user_id } = await insertRow(tx, users, whoActs(fields, organization_id))
    const values = {
      ...limited,
      user_id,
      organization_id,
      created_by_id: actor.user.id,
      permission: permissionFor(fields.areas),
      token_hash: hashToken(token),
    }
    const made = await create(tx, actor, organizationTokenRecord, { values, told: limited })
    await notifyTokenCreated(tx, context, actor, made)
    return {
      ...made,
      areas: fields.areas,
      spent_amount: 0,
      created_by_name: actor.user.name,
      token,
    }
  })
}

const longestDescription = 240

/**
 * The one who acts with a token, in the eyes of others. No mail reaches the address, and nobody signs in with
 * it.
 */
function whoActs({ description }: OrganizationTokenFields, acts_for_id: number) {
  return {
    email: `${randomToken().toLowerCase()}@${programDomain}`,
    name: markAsProgram(description.slice(0, longestDescription).trim()),
    acts_for_id,
  }
}

/** Deleting the row is all it takes: every process looks the token up on every request. */
export async function revokeOrganizationToken(
  db: Db,
  actor: Member,
  { id }: Pick<AccessToken, 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, organizationRecord, actor.organization)
    await requireStillAdmin(tx, actor)
    const token = await lock(tx, organizationTokenRecord, { id })
    await destroy(tx, actor, organizationTokenRecord, 'destroy', token, {
      description: [token.description, null],
    })
  })
}
