import type Stripe from 'stripe'
import type { Payout } from '../../tables/finance/payouts.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'
import { fromStripe, toStripe } from './amounts.ts'

export type StripeTransfer = {
  provider_id: string
  /** The payout that it was made for; none where it was made at Stripe. */
  payout_id: number | undefined
  reversed_amount: number
  /** Whether all of it was taken back. */
  is_reversed: boolean
}

/**
 * Finds the transfer that was sent for a payout already; Stripe forgets a key after a day, but no transfer.
 */
export async function findTransfer(
  stripe: Stripe,
  payout: Pick<Payout, 'id'>,
): Promise<StripeTransfer | undefined> {
  const list = stripe.transfers.list({ transfer_group: groupOf(payout), limit: 100 })
  const made = (await list.autoPagingToArray({ limit: 10_000 })).map(transferOf)
  return made.find(({ payout_id }) => payout_id === payout.id)
}

/** Makes a transfer. Asked again for the same payout within a day, Stripe answers with the same one. */
export async function createTransfer(
  stripe: Stripe,
  payout: Payout,
  destination: string,
): Promise<StripeTransfer> {
  const { amount, currency, reference } = payout
  const group = groupOf(payout)
  return transferOf(
    await stripe.transfers.create(
      {
        amount: toStripe(amount, currency) as number,
        currency,
        destination,
        description: reference,
        transfer_group: group,
        metadata: { payout_id: encodeId('Payout', payout.id) },
      },
      { idempotencyKey: group },
    ),
  )
}

export async function readTransfer(stripe: Stripe, id: string): Promise<StripeTransfer> {
  return transferOf(await stripe.transfers.retrieve(id))
}

function groupOf({ id }: { id: number }): string {
  return `payout-${encodeId('Payout', id)}`
}

function transferOf(transfer: Stripe.Transfer): StripeTransfer {
  const { id, metadata, amount_reversed, currency, reversed } = transfer
  return {
    provider_id: id,
    payout_id: decodeId('Payout', metadata.payout_id ?? ''),
    reversed_amount: fromStripe(amount_reversed, currency),
    is_reversed: reversed,
  }
}
