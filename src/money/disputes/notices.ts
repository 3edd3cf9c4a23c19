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
import { type Dispute, type DisputeStatus, disputeStatuses } from '../../tables/finance/disputes.ts'
import { adminIds } from '../../teams/memberships/notices.ts'
import { paramsOf } from '../../teams/memberships/organization-side.ts'
import { fundingPath } from '../../vocabulary/addresses/money-urls.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import type { LockedFunding } from '../fundings/settlement.ts'

type Params = { amount: number; debt_amount: number; currency: string; reason: string }

const titles: Record<DisputeStatus, (money: string) => string> = {
  open: (money) => `A payment of ${money} is disputed`,
  won: (money) => `You won the dispute about ${money}`,
  lost: (money) => `You lost the dispute about ${money}`,
}

const bodies: Record<DisputeStatus, (params: Params) => string> = {
  open: (params) =>
    `The payer’s bank has taken the money back (${params.reason}). What was left of it is on hold until the bank decides.${owing(params)}`,
  won: () => 'The money is back where it was.',
  lost: (params) => `The money is gone for good.${owing(params)}`,
}

function owing({ debt_amount, currency }: Params): string {
  if (debt_amount === 0) return ''
  const owed = formatMoney(debt_amount, currency)
  return ` ${owed} of it was already spent. You owe that amount, and cannot publish anything until it is paid.`
}

export const fundingDisputed = defineNotifier({
  type: 'FundingDisputedNotifier',
  record_type: 'Funding',
  when: 'A payment was disputed, or a dispute was decided. To the admins of the organization.',
  params: z.object({
    ...organizationParams,
    amount: minorUnits(500_000),
    debt_amount: minorUnits(0),
    currency,
    status: z.enum(disputeStatuses),
    reason: z.string(),
  }),
  icon: 'wallet',
  topic: 'money',
  mail: 'always',
  title: ({ status, amount, currency }) => titles[status](formatMoney(amount, currency)),
  body: ({ status, ...params }) => bodies[status](params),
  path: (params, id) => fundingPath(inOrganization(params, id)),
})

export async function notifyDispute(
  tx: Tx,
  services: Services,
  { organization, funding }: LockedFunding,
  { amount, debt_amount, currency, status, reason }: Dispute,
): Promise<void> {
  const params = { ...paramsOf(organization), amount, debt_amount, currency, status, reason }
  const admins = await adminIds(tx, organization)
  await notify(tx, services, admins, fundingDisputed, {
    record_id: funding.id,
    params,
    by: nobody,
  })
}
