import {
  creatorAccount,
  heldAccount,
  readBalance,
  walletAccount,
} from '../../../src/money/bookkeeping/accounts.ts'
import { context, db } from '../helper.ts'
import type { Work } from './collab-work.ts'

/** The money of work for a collab in dollars: where it is, and the fee on it. */

export const inWallet = ({ collab }: Work) =>
  readBalance(db, walletAccount({ id: collab.organization_id }, 'usd'))
export const inHeld = ({ submission }: Work) =>
  readBalance(db, heldAccount({ ...submission, currency: 'usd' }))
export const ofCreator = ({ creator: { id } }: Work) =>
  readBalance(db, creatorAccount({ id }, 'usd'))

/** The fee of the installation while something is done. */
export async function withFee(bps: number, act: () => Promise<void>) {
  const { money } = context.config
  const before = money.feeBps
  money.feeBps = bps
  await act().finally(() => {
    money.feeBps = before
  })
}
