import type { AccountKind } from '../../tables/finance/ledger.ts'
import type { Work } from './queries.ts'

/** Movements as people read them in a statement. */
const events: Record<string, string> = {
  funding_succeeded: 'Funding',
  debt_repaid: 'Debt repaid',
  budget_settled: 'Left over from a campaign',
  reward_granted: 'Granted to a creator',
  reward_returned: 'Reward taken back',
  fee_granted: 'Fee on it',
  fee_returned: 'Fee returned',
  collab_reserved: 'Quote set aside for a collab',
  collab_returned: 'Collab quote returned',
  fee_reserved: 'Fee set aside',
  refund_asked: 'Refund requested',
  refund_paid: 'Refund',
  refund_failed: 'Refund failed',
  dispute_opened: 'Disputed by the card holder',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
}

export const transferEventNames = Object.keys(events)

const ofCollabs = ['collab_reserved', 'collab_returned', 'fee_reserved']
const ofPosts = ['reward_granted', 'reward_returned', 'fee_granted']
const ofBalances = [...ofCollabs, 'debt_repaid']

/** Movements of a balance: posts are paid from the budget of their campaign. */
export const balanceEvents = Object.entries(events).filter(([event]) => !ofPosts.includes(event))

/** Movements of the budget of a campaign: collabs are paid from the balance. */
export const budgetEvents = Object.entries(events).filter(([event]) => !ofBalances.includes(event))

export function eventInWords(event: string): string {
  return events[event] ?? event.replaceAll('_', ' ')
}

/** The names of accounts, as those see them whom they concern. */
export const accountInWords: Record<AccountKind, string> = {
  external: 'outside',
  wallet: 'balance',
  budget: 'campaign',
  held: 'set aside for a creator',
  creator: 'creator',
  payout: 'payout',
  refund: 'refund',
  disputed: 'disputed',
  debt: 'debt',
  fees: 'fees',
  costs: 'costs',
}

/**
 * The change that a transfer made to what lies in an account, judged by the first of the accounts that it
 * touches: what goes from a balance to a debt is gone from the balance.
 */
export function changeIn(
  own: AccountKind[],
  { amount, from_kind, to_kind }: { amount: number; from_kind: AccountKind; to_kind: AccountKind },
): number {
  const touched = own.find((kind) => kind === from_kind || kind === to_kind)
  if (touched === undefined) return 0
  return touched === to_kind ? amount : -amount
}

/** The creator whom the money was set aside for. */
export function forWhom({ account_handle, creator_name }: Work): string {
  return account_handle ? `@${account_handle}` : (creator_name ?? 'A creator who has left')
}
