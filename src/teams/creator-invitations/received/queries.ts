import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { NotFound } from '../../../framework/errors.ts'
import { hashCode, isSame, possibleHashes, type SecretKeys } from '../../../framework/secrets.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { collabs } from '../../../tables/collabs/collabs.ts'
import {
  type CreatorInvitation,
  creatorInvitations,
} from '../../../tables/organizations/creator-invitations.ts'
import { type Organization, organizations } from '../../../tables/organizations/organizations.ts'
import { type User, users } from '../../../tables/users/users.ts'
import { decodeId, encodeId } from '../../../vocabulary/ids.ts'

/** An invitation with all that its reader wants to know. */
export type ReceivedInvitation = Omit<CreatorInvitation, 'email'> & {
  email: string
  organization: Organization
  invited_by: Pick<User, 'name' | 'email'> | null
  program_name: string | null
  /** The figure that cards show of a campaign; null for anything else. */
  pay: { amount: number; currency: string; is_by_views: boolean } | null
  /** Whether this address refused invitations. */
  is_refused: boolean
}

const purpose = 'creator-invitation'

/** The link of a mail. It is good until the invitation is withdrawn, and so is that of each mail before. */
export function invitationToken(keys: SecretKeys, { id }: Pick<CreatorInvitation, 'id'>): string {
  const publicId = encodeId('CreatorInvitation', id)
  return `${publicId}-${hashCode(keys, purpose, publicId).toString('base64url')}`
}

export async function findReceivedInvitation(
  db: Reader,
  keys: SecretKeys,
  token: string,
): Promise<ReceivedInvitation> {
  const [publicId = '', ...rest] = token.split('-')
  const proof = Buffer.from(rest.join('-'), 'base64url')
  const isProved = possibleHashes(keys, purpose, publicId).some((hash) => isSame(hash, proof))
  const [found] = isProved ? await load(db, decodeId('CreatorInvitation', publicId) ?? 0) : []
  if (found === undefined || found.email === null)
    throw new NotFound('This invitation was withdrawn. Ask for a new one.')
  return { ...found, email: found.email }
}

/** The hash that `recipientAt` makes of an address. */
const recipient = sql`sha256(convert_to(mailbox_of(${creatorInvitations.email}), 'UTF8'))`

/** The figure that cards show of a campaign. */
export const payInDatabase = sql<
  ReceivedInvitation['pay']
>`case when ${campaigns.id} is not null then json_build_object(
  'amount', pay_shown(${campaigns.cpm_amount}, ${campaigns.base_reward_amount},
    ${campaigns.min_payout_amount}, ${campaigns.max_payout_amount}),
  'currency', ${campaigns.currency}, 'is_by_views', ${campaigns.cpm_amount} > 0) end`

const load = (db: Reader, id: number) =>
  db
    .select({
      ...getTableColumns(creatorInvitations),
      organization: getTableColumns(organizations),
      invited_by: { name: users.name, email: users.email },
      program_name: sql<string | null>`coalesce(${campaigns.name}, ${collabs.name})`,
      pay: payInDatabase,
      is_refused: sql<boolean>`exists (select from invitation_refusals
        where recipient = ${recipient})`,
    })
    .from(creatorInvitations)
    .innerJoin(organizations, eq(organizations.id, creatorInvitations.organization_id))
    .leftJoin(users, eq(users.id, creatorInvitations.invited_by_id))
    .leftJoin(campaigns, eq(campaigns.id, creatorInvitations.campaign_id))
    .leftJoin(collabs, eq(collabs.id, creatorInvitations.collab_id))
    .where(eq(creatorInvitations.id, id))
