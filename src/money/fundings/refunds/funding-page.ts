import type { Context } from '../../../framework/context.ts'
import type { Member } from '../../../tables/actor.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { papersOfFunding } from '../../paper/queries.ts'
import type { FundingInList } from '../queries.ts'
import { newestRefunds } from './queries.ts'
import { readRefundable } from './refundable.ts'

export async function loadFundingPage(
  { db, config }: Pick<Context, 'db' | 'config'>,
  member: Member,
  funding: FundingInList,
) {
  return {
    member,
    funding,
    refundable: await readRefundable(db, funding),
    refunds: await newestRefunds(db, member, encodeId('Funding', funding.id)),
    papers: await papersOfFunding(db, funding),
    bankDetails: config.money.bankDetails,
    transferDays: config.money.transferDays,
  }
}
