import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { accessTokenRecord } from '../../accounts/access-tokens/record.ts'
import { identityRecord } from '../../accounts/identities/record.ts'
import { pushSubscriptionRecord } from '../../accounts/push-subscriptions/record.ts'
import { sessionRecord } from '../../accounts/sessions/record.ts'
import { userRecord } from '../../accounts/users/record.ts'
import type { EventValues } from '../../activity/records/record.ts'
import { addressRecord } from '../../creators/addresses/record.ts'
import { creatorProfileRecord } from '../../creators/profiles/record.ts'
import { socialAccountRecord } from '../../creators/social-accounts/record.ts'
import { billingDetailsRecord } from '../../money/billing/record.ts'
import { exchangeRateRecord } from '../../money/exchange-rates/record.ts'
import { fundingRecord } from '../../money/fundings/record.ts'
import { refundRecord } from '../../money/fundings/refunds/record.ts'
import { payoutBatchRecord } from '../../money/payout-batches/record.ts'
import { payoutMethodRecord } from '../../money/payout-methods/record.ts'
import { payoutRecord } from '../../money/payouts/record.ts'
import { subscriptionRecord } from '../../money/subscriptions/record.ts'
import { campaignSubmissionRecord } from '../../programs/campaign-submissions/record.ts'
import { campaignRecord } from '../../programs/campaigns/record.ts'
import { collabSubmissionRecord } from '../../programs/collab-submissions/record.ts'
import { collabRecord } from '../../programs/collabs/record.ts'
import { messageRecord } from '../../programs/messages/record.ts'
import { organizationTokenRecord } from '../../teams/access-tokens/record.ts'
import { creatorGroupRecord } from '../../teams/creator-groups/record.ts'
import { creatorInvitationRecord } from '../../teams/creator-invitations/record.ts'
import { creatorNoteRecord } from '../../teams/creator-notes/record.ts'
import { invitationRecord } from '../../teams/invitations/record.ts'
import { membershipRecord } from '../../teams/memberships/record.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { webhookRecord } from '../../teams/webhooks/record.ts'
import type { RecordType } from '../../vocabulary/ids.ts'
import { calendarLinkRecord } from '../calendar/record.ts'
import { jobRecord } from '../staff/record.ts'

type Kind = {
  type: RecordType
  labels?: Record<string, string>
  sentences: Record<string, (values: EventValues) => string>
}

const kinds: (Kind & { table?: PgTable })[] = [
  accessTokenRecord,
  addressRecord,
  billingDetailsRecord,
  calendarLinkRecord,
  campaignRecord,
  campaignSubmissionRecord,
  collabRecord,
  collabSubmissionRecord,
  creatorGroupRecord,
  creatorInvitationRecord,
  creatorNoteRecord,
  creatorProfileRecord,
  exchangeRateRecord,
  fundingRecord,
  identityRecord,
  invitationRecord,
  jobRecord,
  membershipRecord,
  messageRecord,
  organizationRecord,
  organizationTokenRecord,
  payoutBatchRecord,
  payoutMethodRecord,
  payoutRecord,
  pushSubscriptionRecord,
  refundRecord,
  subscriptionRecord,
  sessionRecord,
  socialAccountRecord,
  userRecord,
  webhookRecord,
]

/** The tables that records of each kind lie in. */
export const tablesOfRecords: Partial<Record<RecordType, string[]>> = {}
for (const { type, table } of kinds)
  if (table) tablesOfRecords[type] = [...(tablesOfRecords[type] ?? []), getTableName(table)]

/** Everything of which there are events, by the kind of record. Submissions of both kinds are one. */
export const kindByType = new Map<string, Kind>()
for (const kind of kinds) {
  const { labels, sentences } = kindByType.get(kind.type) ?? { sentences: {} }
  kindByType.set(kind.type, {
    type: kind.type,
    labels: joinWithoutClash(kind.type, labels, kind.labels),
    sentences: joinWithoutClash(kind.type, sentences, kind.sentences),
  })
}

/** Two kinds of one type may call nothing by one name and mean two things: one of them would be lost. */
export function joinWithoutClash<Told>(
  type: string,
  known: Record<string, Told> = {},
  more: Record<string, Told> = {},
): Record<string, Told> {
  for (const [name, told] of Object.entries(more)) {
    if (name in known && known[name] !== told)
      throw new Error(`${type} tells of “${name}” in two ways.`)
  }
  return { ...known, ...more }
}
