import { Figure, Figures } from '../../../framework/views/lists/figures.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { allRefundsPath, transfersPath } from '../../../vocabulary/addresses/money-urls.ts'
import { campaignsPath } from '../../../vocabulary/addresses/urls.ts'
import type { Holding } from '../holdings.ts'

type Shown = { organization: { id: number } }

/** The money of an organization by where it is, one row of figures for each currency. */
export function Holdings({ organization, holdings }: Shown & { holdings: Holding[] }) {
  return (
    <>
      {holdings.map((holding) => (
        <HoldingFigures organization={organization} holding={holding} />
      ))}
    </>
  )
}

function HoldingFigures({ organization, holding }: Shown & { holding: Holding }) {
  const { currency, debt_amount } = holding
  const money = (amount: number) => <Money amount={amount} currency={currency} />

  return (
    <Figures>
      <Figure
        name="Balance"
        href={transfersPath(organization)}
        note={
          debt_amount > 0 ? (
            <span class="font-medium text-error">
              {money(debt_amount)} owed: your next funding pays this first
            </span>
          ) : (
            'free for campaigns and collabs'
          )
        }
      >
        {money(holding.available_amount)}
      </Figure>
      <Figure name="In campaigns" href={campaignsPath(organization)} note="budget that is left">
        {money(holding.campaigns_amount)}
      </Figure>
      <Figure name="Set aside" note="for creators, until it is theirs">
        {money(holding.aside_amount)}
      </Figure>
      <Figure
        name="On its way back"
        href={allRefundsPath(organization)}
        note="refunds that have not arrived"
      >
        {money(holding.refund_amount)}
      </Figure>
    </Figures>
  )
}
