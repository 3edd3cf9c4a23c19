import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { CreatorBalanceJson } from '../../money/statements/presenter.ts'
import { payoutStatuses } from '../../tables/finance/payouts.ts'
import { accountStatuses } from '../../tables/users/social-accounts.ts'
import { staffUserUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { describeEvent } from '../audit/event-in-words.ts'
import type { Person } from './queries.ts'

export const PersonJson = z
  .object({
    id: sqid,
    name: text('Suki Tanaka'),
    email: text('suki@example.com'),
    staff: z.boolean(),
    two_factor: z.boolean(),
    sessions_count: count(2),
    last_active_at: timestamp.nullable(),
    access_tokens_count: count(0),
    identities: z.array(text('google')).meta({ description: 'What they also sign in with' }),
    organizations: z.array(
      z.object({ id: sqid, name: text('Fernweh'), role: z.enum(roles), is_owner: z.boolean() }),
    ),
    social_accounts: z.array(
      z.object({
        id: sqid,
        platform_id: z.enum(platformIds),
        account_url: urlLike('https://www.tiktok.com/@suki.brews'),
        status: z.enum(accountStatuses),
      }),
    ),
    submissions_count: count(14),
    submissions: z
      .array(
        z.object({
          id: sqid,
          type: z.enum(['Campaign', 'Collab']),
          name: text('Autumn roast launch'),
          state: text('approved'),
          created_at: timestamp,
        }),
      )
      .meta({ description: 'The latest ten' }),
    balances: z.array(CreatorBalanceJson),
    payouts_count: count(3),
    payouts: z
      .array(
        z.object({
          id: sqid,
          reference: text('TP-7K2M9QXW'),
          amount: minorUnits(12_500),
          currency,
          status: z.enum(payoutStatuses),
          created_at: timestamp,
        }),
      )
      .meta({ description: 'The latest ten' }),
    events: z
      .array(z.object({ id: sqid, summary: text('Suki Tanaka signed in'), created_at: timestamp }))
      .meta({
        description: 'The latest twenty, of what they did and what was done to their account',
      }),
    created_at: timestamp,
    url: urlLike('https://troupe.example.com/staff/users/k5dXwQ2n.json'),
  })
  .meta({ id: 'Person' })

const iso = (moment: string) => new Date(moment).toISOString()

export function presentPerson(person: Person, staff: boolean): z.infer<typeof PersonJson> {
  const { user, sessions_count, last_active_at, access_tokens_count, identities } = person
  return {
    id: encodeId('User', user.id),
    name: user.name,
    email: user.email,
    staff,
    two_factor: user.totp_enabled_at !== null,
    ...{ sessions_count, last_active_at, access_tokens_count, identities },
    organizations: person.organizations.map((one) => ({
      ...one,
      id: encodeId('Organization', one.id),
    })),
    social_accounts: person.social_accounts.map((one) => ({
      ...one,
      id: encodeId('SocialAccount', one.id),
    })),
    submissions_count: person.submissions_count,
    submissions: person.submissions.map((one) => ({
      ...one,
      id: encodeId('Submission', one.id),
      created_at: iso(one.created_at),
    })),
    balances: person.balances.map((balance) =>
      CreatorBalanceJson.present({
        ...balance,
        next_release_at: balance.next_release_at && iso(balance.next_release_at),
        flagged_until: balance.flagged_until && iso(balance.flagged_until),
      }),
    ),
    payouts_count: person.payouts_count,
    payouts: person.payouts.map((payout) => ({
      ...payout,
      id: encodeId('Payout', payout.id),
      created_at: iso(payout.created_at),
    })),
    events: person.events.map((event) => ({
      id: encodeId('AuditEvent', event.id),
      summary: `${event.user_name} ${describeEvent(event)}`,
      created_at: iso(event.created_at),
    })),
    created_at: user.created_at,
    url: staffUserUrl(user),
  }
}
