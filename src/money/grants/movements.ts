import type { Grant } from '../../tables/finance/grants.ts'
import { budget, creator, fees, held } from '../bookkeeping/accounts.ts'
import type { Movement } from '../bookkeeping/transfers.ts'

/** The amounts of a grant that are moved. */
export type Parts = Pick<Grant, 'reward_amount' | 'fee_amount'>

type Moved = Pick<Grant, 'campaign_id' | 'submission_id' | 'user_id' | 'number' | 'currency'>

/** The campaign's money is reserved for the creator, and for the fee. */
export function granting(grant: Moved, parts: Parts): Movement[] {
  const way = { from: budgetOf(grant), to: heldFor(grant) }
  return movementsOf(grant, 'granted', parts, way, way)
}

/** The first time it is taken back is 1. */
export function returning(grant: Moved, parts: Parts, time: number): Movement[] {
  const way = { from: heldFor(grant), to: budgetOf(grant) }
  return movementsOf(grant, 'returned', parts, way, way, `:${time}`)
}

/** The reward is the creator's now, and the fee is ours. */
export function releasing(grant: Moved, parts: Parts): Movement[] {
  const { user_id, currency } = grant
  const from = heldFor(grant)
  const toCreator = { from, to: creator({ id: user_id }, currency) }
  return movementsOf(grant, 'released', parts, toCreator, { from, to: fees(currency) })
}

type Way = Pick<Movement, 'from' | 'to'>

/** The movements of a grant; empty if there is nothing to move. */
function movementsOf(
  { submission_id, number }: Moved,
  step: 'granted' | 'returned' | 'released',
  { reward_amount, fee_amount }: Parts,
  rewardsWay: Way,
  feesWay: Way,
  suffix = '',
): Movement[] {
  const key = (part: string) => `grant:${submission_id}:${number}:${part}:${step}${suffix}`
  const movements: Movement[] = [
    { ...rewardsWay, key: key('reward'), event: `reward_${step}`, amount: reward_amount },
    { ...feesWay, key: key('fee'), event: `fee_${step}`, amount: fee_amount },
  ]
  return movements.filter(({ amount }) => amount > 0)
}

const budgetOf = ({ campaign_id, currency }: Moved) => budget({ id: campaign_id, currency })
const heldFor = ({ submission_id, currency }: Moved) => held({ id: submission_id, currency })
