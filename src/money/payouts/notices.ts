import { z } from 'zod'
import { defineNotifier } from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { currency, minorUnits } from '../../framework/http/fields/json-fields.ts'
import type { Author } from '../../tables/actor.ts'
import { isByHand, type Payout } from '../../tables/finance/payouts.ts'
import { payoutPath } from '../../vocabulary/addresses/money-urls.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { dayInWords } from '../../vocabulary/time/time.ts'
import { arrivesBy } from './days.ts'
import { asSentence } from './words.ts'

const payoutParams = {
  amount: minorUnits(12_500),
  currency,
  label: z.string(),
  reference: z.string(),
}

const aboutPayout = {
  record_type: 'Payout',
  icon: 'wallet',
  topic: 'money',
  mail: true,
  path: (_params: unknown, id: number) => payoutPath({ id }),
} as const

type Params = { amount: number; currency: string }

const money = ({ amount, currency }: Params) => formatMoney(amount, currency)

export const payoutPaid = defineNotifier({
  ...aboutPayout,
  type: 'PayoutPaidNotifier',
  when: 'A payout was sent. To the creator.',
  // Notices from before the day was promised have none.
  params: z.object({ ...payoutParams, arrives_by: z.string().nullish() }),
  title: (params) => `${money(params)} is sent`,
  body: ({ label, reference, arrives_by }) =>
    `It was sent to ${label} with the reference ${reference}.${arrives_by ? ` It should be there by ${dayInWords(arrives_by)}.` : ''}`,
})

export const payoutLate = defineNotifier({
  ...aboutPayout,
  type: 'PayoutLateNotifier',
  when: 'A payout was not sent on the day that was promised, once. To the creator.',
  params: z.object({ ...payoutParams, sends_on: z.string(), next_day: z.string() }),
  title: (params) => `Your payout of ${money(params)} is late`,
  body: ({ label, sends_on, next_day }) =>
    `It was to go out to ${label} on ${dayInWords(sends_on)}, and has not. We are sorry: Troupe’s team sees that it is late. The next payouts go out on ${dayInWords(next_day)}, and yours is asked for among them. You need not do anything.`,
})

export const payoutFailed = defineNotifier({
  ...aboutPayout,
  type: 'PayoutFailedNotifier',
  mail: 'always',
  when: 'A payout could not be made, or came back. To the creator.',
  params: z.object({
    ...payoutParams,
    outcome: z.enum(['failed', 'returned']),
    reason: z.string(),
  }),
  title: ({ outcome, ...params }) =>
    outcome === 'failed' ? `A payout of ${money(params)} failed` : `${money(params)} came back`,
  body: ({ label, reason, ...params }) =>
    `${asSentence(reason)} It was to go to ${label}. ${money(params)} is in your balance again: check your payout details, then request a new payout.`,
})

export async function notifyPayout(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  payout: Payout,
): Promise<void> {
  const { id, user_id, amount, currency, label, reference, status } = payout
  const params = { amount, currency, label, reference }

  if (status === 'paid') {
    await notify(tx, services, [user_id], payoutPaid, {
      record_id: id,
      params: { ...params, arrives_by: isByHand(payout) ? arrivesBy(payout) : null },
      by,
    })
  } else if (status === 'failed' || status === 'returned') {
    const failed = { ...params, outcome: status, reason: payout.failure_reason ?? '' }
    await notify(tx, services, [user_id], payoutFailed, { record_id: id, params: failed, by })
  }
}
