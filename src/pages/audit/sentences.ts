import { accessTokenRecord } from '../../accounts/access-tokens/record.ts'
import { pushSubscriptionRecord } from '../../accounts/push-subscriptions/record.ts'
import { sessionRecord } from '../../accounts/sessions/record.ts'
import { userRecord } from '../../accounts/users/record.ts'
import type { EventValues } from '../../activity/records/record.ts'
import { addressRecord } from '../../creators/addresses/record.ts'
import { socialAccountRecord } from '../../creators/social-accounts/record.ts'
import { campaignRecord } from '../../programs/campaigns/record.ts'
import { collabRecord } from '../../programs/collabs/record.ts'
import type { AuditEvent } from '../../tables/audit-events.ts'
import { invitationRecord } from '../../teams/invitations/record.ts'
import { membershipRecord } from '../../teams/memberships/record.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'

type Sentences = Record<string, (values: EventValues) => string>

/** Everything that is recorded, by the kind of record and the action. */
const sentences = new Map<string, Sentences>(
  [
    accessTokenRecord,
    addressRecord,
    campaignRecord,
    collabRecord,
    invitationRecord,
    membershipRecord,
    organizationRecord,
    pushSubscriptionRecord,
    sessionRecord,
    socialAccountRecord,
    userRecord,
  ].map((kind) => [kind.type, kind.sentences]),
)

/** What someone did, to be read after their name: "changed the role of Robin Vale". */
export function describeEvent({ record_type, action, changes }: AuditEvent): string {
  const sentence = sentences.get(record_type)?.[action]
  const values = Object.entries(changes).map(([attribute, [before, after]]) => [
    attribute,
    String(after ?? before ?? ''),
  ])
  return sentence?.(Object.fromEntries(values)) ?? `did something else (${record_type} ${action})`
}
