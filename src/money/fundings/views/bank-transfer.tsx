import { Card } from '../../../framework/views/card.tsx'
import { CopyButton } from '../../../framework/views/forms/copy-button.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { Funding } from '../../../tables/finance/fundings.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'

type Props = { funding: Funding; bankDetails: string | undefined; transferDays: number }

/** Instructions for someone who pays by bank transfer. */
export function BankTransfer({ funding, bankDetails, transferDays }: Props) {
  const { amount, currency, reference } = funding
  // Two working days may have a weekend between them. Where we wait for less, nobody is to rely on it.
  const usually = transferDays < 5 ? '' : ', usually within two working days,'

  return (
    <Card
      title="Send the money"
      description={`Make a bank transfer with this reference. We add the money when it arrives${usually} and let you know. We wait for it for ${counted(transferDays, 'day')}.`}
    >
      <Facts>
        <Fact name="Amount">
          <Money amount={amount} currency={currency} />
        </Fact>
        <Fact name="Reference">
          <span class="inline-flex flex-wrap items-center gap-2">
            <code>{reference}</code>
            <CopyButton text={reference ?? ''} />
          </span>
        </Fact>
        <Fact name="To">
          <span class="whitespace-pre-line">
            {bankDetails ?? 'This is a local trial: there is no account to send it to.'}
          </span>
        </Fact>
      </Facts>
    </Card>
  )
}
