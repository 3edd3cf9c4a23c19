import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { campaignFundingsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { formatMoney, toDecimal } from '../../../vocabulary/amounts/money.ts'

type Props = { member: Member; campaign: Campaign; amount: number; available: number }

/** Asks before money moves from the balance into a campaign: how much, and what is left then. */
export function BalanceQuestion({ member, campaign, amount, available }: Props) {
  const { name, currency, unused_amount, status } = campaign
  const question = `Move ${formatMoney(amount, currency)} to ${name}?`

  return (
    <Layout title={question}>
      <div class="max-w-2xl">
        <PageHeader
          title={question}
          description={
            status === 'draft'
              ? 'While the campaign is a draft you can have it refunded.'
              : 'Creators are paid from it. What is left comes back when the campaign is over.'
          }
        />
        <Card>
          <Facts>
            <Fact name="From">Balance of {member.organization.name}</Fact>
            <Fact name="To">Budget of {name}</Fact>
            <Fact name="Left in your balance">
              <Money amount={available - amount} currency={currency} />
            </Fact>
            <Fact name="Left in the budget">
              <Money amount={unused_amount + amount} currency={currency} />
            </Fact>
          </Facts>
        </Card>
        <form
          method="post"
          action={campaignFundingsPath(campaign)}
          class="mt-4 flex flex-wrap gap-2"
          data-unsaved="forget"
        >
          <input type="hidden" name="funding[typed][amount]" value={toDecimal(amount, currency)} />
          <input type="hidden" name="funding[provider]" value="balance" />
          <button
            type="submit"
            name="confirmed"
            value="yes"
            class="btn btn-primary"
            data-turbo-submits-with="Working…"
          >
            Move {formatMoney(amount, currency)}
          </button>
          <button type="submit" name="confirmed" value="no" class="btn">
            Change it
          </button>
        </form>
      </div>
    </Layout>
  )
}
