import { Card } from '../../../framework/views/card.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { Terms } from '../budget/earnings.ts'
import { type Purchase, purchaseInWords, purchasesOf } from '../budget/purchase.ts'

type Props = {
  campaign: Terms & Pick<Campaign, 'currency' | 'unused_amount'>
  feeBps: number
}

/** The budget of the examples while nothing is paid in. */
const exampleBudget = 100_000
const shownFirst = 4

/** Posts that a draft's rate and budget buy: all of them as a table, one row of it by a slider. */
export function Purchases({ campaign, feeBps }: Props) {
  const { currency, unused_amount, cpm_amount, base_reward_amount } = campaign
  if (cpm_amount === 0 && base_reward_amount === 0)
    return (
      <Card title="What your budget buys">
        <p class="text-sm text-base-content/70">
          Set a rate per 1,000 views or a base reward to see what posts cost.
        </p>
      </Card>
    )
  const budget = unused_amount > 0 ? unused_amount : exampleBudget
  const rows = purchasesOf(campaign, budget, feeBps)
  const first = rows[shownFirst] as Purchase

  return (
    <Card
      title="What your budget buys"
      description={
        unused_amount > 0
          ? `With the ${formatMoney(budget, currency)} in this campaign.`
          : `There is no budget yet. This is what ${formatMoney(budget, currency)} would buy.`
      }
    >
      <div data-controller="purchases">
        <div data-purchases-target="slider" class="mb-5" hidden>
          <label class="block text-sm font-medium" for="purchase-views">
            If each post gets{' '}
            <output data-purchases-target="views" class="font-semibold tabular-nums">
              {grouped(first.views)}
            </output>{' '}
            views
          </label>
          <input
            id="purchase-views"
            type="range"
            min="0"
            max={rows.length - 1}
            value={shownFirst}
            class="range range-primary mt-3 w-full"
            data-purchases-target="range"
            data-action="input->purchases#show"
          />
          <p class="mt-3">
            <span data-purchases-target="figure" class="figure text-2xl" />{' '}
            <span data-purchases-target="rest" class="text-sm tabular-nums text-base-content/70" />
          </p>
        </div>
        <details data-purchases-target="details" open>
          <summary class="cursor-pointer text-sm font-medium">Show as table</summary>
          <table class="table table-sm mt-2 tabular-nums">
            <thead>
              <tr>
                <th scope="col">Views of a post</th>
                <th scope="col" class="text-right">
                  It costs
                </th>
                <th scope="col" class="text-right">
                  Posts
                </th>
              </tr>
            </thead>
            <tbody data-purchases-target="rows">
              {rows.map((row) => (
                <Row row={row} campaign={campaign} />
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </Card>
  )
}

function Row({ row, campaign }: { row: Purchase; campaign: Props['campaign'] }) {
  const { views, cost, posts } = row
  const { figure, rest } = purchaseInWords(row, campaign)
  const number = posts === null ? 'any number' : grouped(posts)

  return (
    <tr data-figure={figure} data-rest={rest}>
      <th scope="row" class="font-normal">
        {grouped(views)}
      </th>
      <td class="text-right">
        {cost > 0 ? <Money amount={cost} currency={campaign.currency} /> : 'nothing'}
      </td>
      <td class="text-right">{posts === 0 ? 'none in full' : number}</td>
    </tr>
  )
}
