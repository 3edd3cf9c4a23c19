import { creatorAccount, feesAccount, heldAccount, walletAccount } from '../bookkeeping/accounts.ts'
import type { Movement } from '../bookkeeping/transfers.ts'

/** Work that an organization has set money aside for. */
type Reserved = {
  id: number
  organization_id: number
  user_id: number | null
  currency: string
}

export type ReservationParts = { reward_amount: number; fee_amount: number }

/** Sets reward and fee aside, out of the balance of the organization. */
export function reservationMovements(work: Reserved, parts: ReservationParts): Movement[] {
  const way = { from: walletOf(work), to: heldAccount(work) }
  return movementsOf(work, 'reserved', parts, way, way)
}

/** Brings reward and fee back to the balance of the organization. */
export function reservationReturnMovements(work: Reserved, parts: ReservationParts): Movement[] {
  const way = { from: heldAccount(work), to: walletOf(work) }
  return movementsOf(work, 'returned', parts, way, way)
}

/** Releases both: the reward is the creator's now, and the fee is ours. */
export function reservationReleaseMovements(work: Reserved, parts: ReservationParts): Movement[] {
  const { user_id, currency } = work
  if (user_id === null) throw new Error(`nobody is there to be paid for ${work.id}`)
  const from = heldAccount(work)
  const toCreator = { from, to: creatorAccount({ id: user_id }, currency) }
  return movementsOf(work, 'released', parts, toCreator, { from, to: feesAccount(currency) })
}

type Way = Pick<Movement, 'from' | 'to'>

/** The movements of reward and fee; empty if there is nothing to move. */
function movementsOf(
  { id }: Reserved,
  step: 'reserved' | 'returned' | 'released',
  { reward_amount, fee_amount }: ReservationParts,
  rewardsWay: Way,
  feesWay: Way,
): Movement[] {
  const movements: Movement[] = [
    {
      ...rewardsWay,
      key: `collab:${id}:reward:${step}`,
      event: `collab_${step}`,
      amount: reward_amount,
    },
    { ...feesWay, key: `collab:${id}:fee:${step}`, event: `fee_${step}`, amount: fee_amount },
  ]
  return movements.filter(({ amount }) => amount > 0)
}

function walletOf({ organization_id, currency }: Reserved) {
  return walletAccount({ id: organization_id }, currency)
}
