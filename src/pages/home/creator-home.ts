import type { Db } from '../../framework/database/db.ts'
import { loadPayoutMethod } from '../../money/payout-methods/queries.ts'
import { isComplete } from '../../money/payout-methods/readiness.ts'
import { loadOwnReporting } from '../../money/reporting/queries.ts'
import { type Reported, reportedSums } from '../../money/reporting/sums.ts'
import { type CreatorBalance, listOwnBalances } from '../../money/statements/balances.ts'
import { type DiscoverCampaign, listDiscoverCampaigns } from '../../programs/discover/queries.ts'
import type { Actor } from '../../tables/actor.ts'
import { type CountingPost, listCounting } from './counting.ts'
import { listNextSteps, type NextStep } from './next-steps.ts'
import { readStanding, type Standing } from './standing.ts'

/** All that a creator's home shows. */
export type CreatorHome = {
  standing: Standing
  balances: CreatorBalance[]
  /** The earnings of the month in one currency, if there were several. */
  reported: Reported<'month_amount'> | undefined
  /** Money waits, and nobody has said yet where it should go. */
  lacksPayoutDetails: boolean
  steps: NextStep[]
  posts: CountingPost[]
  /** Programs that are new to them. */
  programs: DiscoverCampaign[]
}

const mostPrograms = 3
// Those in which they take part already are left out.
const some = { number: 1, size: 4 * mostPrograms, offset: 0 }

export async function readCreatorHome(db: Db, actor: Actor): Promise<CreatorHome> {
  const standing = await readStanding(db, actor.user)
  const { platform_ids } = standing
  const balances = await listOwnBalances(db, actor)
  const hasMoney = balances.some(
    ({ available_amount, held_amount }) => available_amount + held_amount > 0,
  )
  const method = hasMoney ? await loadPayoutMethod(db, actor) : undefined
  const filters = { platform_ids, sort: 'newest' } as const
  const isInSeveral = standing.earned.length > 1
  const reporting = isInSeveral ? await loadOwnReporting(db, actor) : undefined
  return {
    standing,
    balances,
    reported: reporting && reportedSums(standing.earned, ['month_amount'], reporting),
    lacksPayoutDetails: hasMoney && (method === undefined || !isComplete(method)),
    steps: await listNextSteps(db, actor.user),
    posts: await listCounting(db, actor.user),
    programs: (await listDiscoverCampaigns(db, actor, filters, some)).rows
      .filter(({ standing }) => standing !== 'joined')
      .slice(0, mostPrograms),
  }
}
