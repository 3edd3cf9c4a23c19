import { save } from '../../../activity/records/save.ts'
import type { Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { system } from '../../../tables/actor.ts'
import type { Payout } from '../../../tables/finance/payouts.ts'
import type { StripeTransfer } from '../../stripe/transfers.ts'
import { payoutRecord } from '../record.ts'
import { lockPayout, settlePayout } from '../settlement.ts'

export const stripeAuthor = system('Stripe')

/**
 * Brings a payout to where its transfer is at Stripe: made, and perhaps taken back since. It does not matter
 * what was told of it before, nor how often.
 */
export async function settleTransfer(
  tx: Tx,
  services: Services,
  { id }: Pick<Payout, 'id'>,
  transfer: StripeTransfer,
): Promise<void> {
  const locked = await lockPayout(tx, { id })
  const { provider_id, is_reversed } = transfer
  const payout =
    locked.payout.status === 'processing'
      ? await settlePayout(tx, services, stripeAuthor, locked, 'pay', { provider_id })
      : locked.payout

  if (payout.provider_id !== provider_id)
    services.log.error({ payout_id: id, transfer }, 'transfer at Stripe that is not in the books')
  else if (payout.status === 'paid' && is_reversed)
    await settlePayout(tx, services, stripeAuthor, { ...locked, payout }, 'return', {
      failure_reason: 'Stripe took it back from your account there.',
    })
  else if (payout.status === 'paid') await keepReversed(tx, services, payout, transfer)
}

/**
 * Notes that a part was taken back. Whoever did it knows why, so staff take back the rest too or send the
 * part again.
 */
async function keepReversed(
  tx: Tx,
  { log }: Services,
  payout: Payout,
  { provider_id, reversed_amount }: StripeTransfer,
): Promise<void> {
  if (payout.reversed_amount === reversed_amount) return
  await save(tx, stripeAuthor, payoutRecord, 'reverse', payout, { reversed_amount })
  log.error(
    { payout_id: payout.id, provider_id, reversed_amount },
    'a part of a payout was taken back at Stripe',
  )
}
