import type { Grant } from '../../tables/finance/grants.ts'
import { budgetAccount, creatorAccount, feesAccount, heldAccount } from '../bookkeeping/accounts.ts'
import type { Movement } from '../bookkeeping/transfers.ts'

export type GrantParts = Pick<Grant, 'reward_amount' | 'fee_amount'>

type Moved = Pick<Grant, 'campaign_id' | 'submission_id' | 'user_id' | 'number' | 'currency'>

/** The campaign's money is reserved for the creator, and for the fee. */
export function grantMovements(grant: Moved, parts: GrantParts): Movement[] {
  const way = { from: budgetOf(grant), to: heldFor(grant) }
  return movementsOf(grant, 'granted', parts, way, way)
}

/** The first time it is taken back is 1. */
export function grantReturnMovements(grant: Moved, parts: GrantParts, time: number): Movement[] {
  const way = { from: heldFor(grant), to: budgetOf(grant) }
  return movementsOf(grant, 'returned', parts, way, way, `:${time}`)
}

/** The reward is the creator's now, and the fee is ours. */
export function grantReleaseMovements(grant: Moved, parts: GrantParts): Movement[] {
  const { user_id, currency } = grant
  const from = heldFor(grant)
  const toCreator = { from, to: creatorAccount({ id: user_id }, currency) }
  return movementsOf(grant, 'released', parts, toCreator, { from, to: feesAccount(currency) })
}

type Way = Pick<Movement, 'from' | 'to'>

/** The movements of a grant; empty if there is nothing to move. */
function movementsOf(
  { submission_id, number }: Moved,
  step: 'granted' | 'returned' | 'released',
  { reward_amount, fee_amount }: GrantParts,
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

const budgetOf = ({ campaign_id, currency }: Moved) => budgetAccount({ id: campaign_id, currency })
const heldFor = ({ submission_id, currency }: Moved) => heldAccount({ id: submission_id, currency })
