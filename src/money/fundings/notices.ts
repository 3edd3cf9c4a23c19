import { z } from 'zod'
import {
  defineNotifier,
  inOrganization,
  organizationParams,
} from '../../activity/notifications/notifier.ts'
import { nobody, notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { currency, minorUnits } from '../../framework/http/fields/json-fields.ts'
import type { Funding } from '../../tables/finance/fundings.ts'
import { isHereAtOnce } from '../../tables/finance/fundings.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { adminIds } from '../../teams/memberships/notices.ts'
import { paramsOf } from '../../teams/memberships/organization-side.ts'
import { fundingPath } from '../../vocabulary/addresses/money-urls.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'

const fundingParams = {
  ...organizationParams,
  amount: minorUnits(500_000),
  currency,
  /** The name of the campaign; empty if the money is for the balance. */
  campaign_name: z.string(),
}

type Params = { amount: number; currency: string; campaign_name: string }

const aboutFunding = {
  record_type: 'Funding',
  icon: 'wallet',
  topic: 'money',
  mail: true,
  path: (params: { organization_id: string }, id: number) =>
    fundingPath(inOrganization(params, id)),
} as const

const money = ({ amount, currency }: Params) => formatMoney(amount, currency)
const target = ({ campaign_name }: Params) => campaign_name || 'your balance'

export const fundingSucceeded = defineNotifier({
  ...aboutFunding,
  type: 'FundingSucceededNotifier',
  when: 'Money arrived in a campaign or in the balance. To the admins of the organization.',
  params: z.object(fundingParams),
  title: (params) => `${money(params)} arrived`,
  body: (params) => `It was added to ${target(params)}.`,
})

export const fundingFailed = defineNotifier({
  ...aboutFunding,
  type: 'FundingFailedNotifier',
  mail: 'always',
  when: 'A funding did not come about. To the admins of the organization.',
  params: z.object({ ...fundingParams, reason: z.string() }),
  title: (params) => `A funding of ${money(params)} failed`,
  body: ({ reason, ...params }) => `${reason} Nothing was added to ${target(params)}.`,
})

export const fundingLapsed = defineNotifier({
  ...aboutFunding,
  type: 'FundingLapsedNotifier',
  mail: 'always',
  when: 'A bank transfer was not seen within the days that we wait for one. To the admins of the organization.',
  params: z.object({ ...fundingParams, reference: z.string() }),
  title: (params) => `A bank transfer of ${money(params)} was not seen`,
  body: ({ reference, ...params }) =>
    `Nothing was added to ${target(params)}, and we have stopped waiting. If you have sent it with the reference ${reference}, it is added once it arrives. If not, you can ask for another.`,
})

export async function notifyLapsedFunding(
  tx: Tx,
  services: Services,
  organization: Pick<Organization, 'id' | 'name'>,
  { id, amount, currency, reference }: Funding,
  campaign_name: string,
): Promise<void> {
  const admins = await adminIds(tx, organization)
  const params = {
    ...paramsOf(organization),
    amount,
    currency,
    campaign_name,
    reference: reference ?? '',
  }
  await notify(tx, services, admins, fundingLapsed, { record_id: id, params, by: nobody })
}

type Told = Pick<
  Funding,
  'id' | 'amount' | 'currency' | 'status' | 'failure_reason' | 'provider' | 'user_id'
>

/** Tells all admins: money matters to each of them. Whoever saw it succeed is not mailed about it. */
export async function notifyFunding(
  tx: Tx,
  services: Services,
  organization: Pick<Organization, 'id' | 'name'>,
  funding: Told,
  campaign_name: string,
  known?: number[],
): Promise<void> {
  const { id, amount, currency, status, failure_reason, provider, user_id } = funding
  const admins = known ?? (await adminIds(tx, organization))
  const params = { ...paramsOf(organization), amount, currency, campaign_name }
  // These succeed while the one who asked looks on.
  const by = isHereAtOnce({ provider }) && user_id !== null ? { user: { id: user_id } } : nobody

  if (status === 'succeeded') {
    await notify(tx, services, admins, fundingSucceeded, { record_id: id, params, by })
  } else if (status === 'failed') {
    const failed = { ...params, reason: failure_reason ?? 'The payment was refused.' }
    await notify(tx, services, admins, fundingFailed, { record_id: id, params: failed, by })
  }
}
