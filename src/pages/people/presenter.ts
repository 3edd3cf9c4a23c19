import { z } from 'zod'
import {
  count,
  currency,
  idOf,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { CreatorBalanceJson } from '../../money/statements/presenter.ts'
import type { AuditEvent } from '../../tables/audit-events.ts'
import { payoutStatuses } from '../../tables/finance/payouts.ts'
import { accountStatuses } from '../../tables/users/social-accounts.ts'
import type { User } from '../../tables/users/users.ts'
import { staffUserUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { summaryOf } from '../audit/presenter.ts'
import type { Person } from './queries.ts'

const iso = (moment: string) => new Date(moment).toISOString()

/** Rows within a row have their moments as the database writes JSON. */
const created_at = from(timestamp, (row: { created_at: string }) => iso(row.created_at))

const MembershipJson = shapeOf<Person['organizations'][number]>()(undefined, {
  id: idOf('Organization'),
  name: text('Fernweh'),
  role: z.enum(roles),
  is_owner: z.boolean(),
})

const AccountJson = shapeOf<Person['social_accounts'][number]>()(undefined, {
  id: idOf('SocialAccount'),
  platform_id: z.enum(platformIds),
  account_url: urlLike('https://www.tiktok.com/@suki.brews'),
  status: z.enum(accountStatuses),
})

const WorkJson = shapeOf<Person['submissions'][number]>()(undefined, {
  id: idOf('Submission'),
  type: z.enum(['Campaign', 'Collab']),
  name: text('Autumn roast launch').describe('That of the program'),
  state: text('approved'),
  created_at,
})

const PayoutJson = shapeOf<Person['payouts'][number]>()(undefined, {
  id: idOf('Payout'),
  reference: text('TP-7K2M9QXW'),
  amount: minorUnits(12_500),
  currency,
  status: z.enum(payoutStatuses),
  created_at,
})

const EventJson = shapeOf<AuditEvent>()(undefined, {
  id: idOf('AuditEvent'),
  summary: from(text('Suki Tanaka signed in'), summaryOf),
  created_at,
})

export const PersonJson = shapeOf<User & Person & { staff: boolean }>()('Person', {
  id: idOf('User'),
  name: text('Suki Tanaka'),
  email: text('suki@example.com'),
  staff: z.boolean().describe('Whether they run the installation'),
  two_factor: from(
    z.boolean().describe('Whether they sign in with a second factor'),
    ({ totp_enabled_at }: User) => totp_enabled_at !== null,
  ),
  sessions_count: count(2).describe('On how many devices they are signed in'),
  last_active_at: timestamp.nullable().describe('Null if not lately'),
  access_tokens_count: count(0),
  identities: z.array(text('google')).describe('The providers that they also sign in with'),
  organizations: listOf(MembershipJson),
  social_accounts: listOf(AccountJson),
  submissions_count: count(14).describe('How much they submitted'),
  submissions: meaning(listOf(WorkJson), 'The latest ten'),
  balances: from(z.array(CreatorBalanceJson).describe('By currency'), ({ balances }: Person) =>
    balances.map((balance) =>
      CreatorBalanceJson.present({
        ...balance,
        next_release_at: balance.next_release_at && iso(balance.next_release_at),
        last_release_at: balance.last_release_at && iso(balance.last_release_at),
        flagged_until: balance.flagged_until && iso(balance.flagged_until),
      }),
    ),
  ),
  payouts_count: count(3),
  payouts: meaning(listOf(PayoutJson), 'The latest ten'),
  events: meaning(
    listOf(EventJson),
    'The latest twenty, of what they did and what was done to their account',
  ),
  created_at: timestamp,
  url: from(urlLike('https://troupe.example.com/staff/users/k5dXwQ2n.json'), staffUserUrl),
})
