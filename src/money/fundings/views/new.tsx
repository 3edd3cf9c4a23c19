import { businessTime } from '../../../framework/database/clock.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { type Option, RadioField, SelectField } from '../../../framework/views/fields/fields.tsx'
import { MoneyField, moneyValues } from '../../../framework/views/fields/money-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import type { FundingProvider } from '../../../tables/finance/fundings.ts'
import {
  campaignFundingsPath,
  fundingsPath,
  newCampaignFundingPath,
} from '../../../vocabulary/addresses/money-urls.ts'
import { percentOf } from '../../../vocabulary/amounts/basis-points.ts'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import { formatMoney, toDecimal } from '../../../vocabulary/amounts/money.ts'
import type { Balance } from '../../balances/queries.ts'
import type { Pace } from '../../pace/pace.ts'
import { isAboutOpenTransfers } from '../bank-transfers/open-transfers.ts'
import { providerOptions } from './names.ts'
import { UsualAmounts, usualAmountsIn } from './usual-amounts.tsx'

type Props = {
  /** The address at which they go on, once the money is there. */
  returnTo?: string | undefined
  action: string
  offered: FundingProvider[]
  currency: string
  typed: unknown
  errors: AttributeErrors | undefined
}

type CampaignProps = Omit<Props, 'action' | 'currency'> & {
  campaign: Campaign
  balances: Balance[]
  /** The amount that the campaign uses in a day now. */
  burn: number
  /** The fee on top of what creators earn, in basis points. */
  feeBps: number
  /** The one of the usual amounts that was chosen. */
  amount?: number | undefined
}

export function CampaignFundingNew({ campaign, balances, burn, feeBps, ...props }: CampaignProps) {
  const { name, currency } = campaign
  const own = balances.find((balance) => balance.currency === currency)?.available_amount ?? 0

  return (
    <Layout title={`Add budget to ${name}`}>
      <div class="max-w-2xl">
        <PageHeader
          title="Add budget"
          description={`For ${name}. Your balance is ${formatMoney(own, currency)}.`}
        />
        <FundingForm
          {...props}
          action={campaignFundingsPath(campaign)}
          all={fundingsPath({ id: campaign.organization_id })}
          currency={currency}
          available={own}
          presets={newCampaignFundingPath(campaign)}
          pace={{ unused_amount: campaign.unused_amount, burn_amount: burn }}
          fee={feeInWords(feeBps)}
        >
          Creators are paid from this budget. While the campaign is a draft you can have it
          refunded; once it is published, what is left comes back when the campaign is over.
        </FundingForm>
      </div>
    </Layout>
  )
}

export function BalanceFundingNew(props: Props) {
  return (
    <Layout title="Add money">
      <div class="max-w-2xl">
        <PageHeader
          title="Add money"
          description="It goes to your organization’s balance, which funds campaigns and pays for collabs."
        />
        <FundingForm {...props} all={props.action} chooseCurrency>
          Unspent money can be refunded to where it came from.
        </FundingForm>
      </div>
    </Layout>
  )
}

type FormProps = Props & {
  /** The address of the list of the organization's fundings. */
  all: string
  available?: number
  amount?: number | undefined
  /** The page of the form, for a usual amount. */
  presets?: string
  /** How fast the budget is spent that it is added to. */
  pace?: Pace | undefined
  fee?: string
  chooseCurrency?: boolean
  children: string
}

function FundingForm({
  action,
  all,
  offered,
  currency,
  available = 0,
  amount,
  presets,
  pace,
  fee,
  typed,
  errors,
  chooseCurrency,
  returnTo,
  children,
}: FormProps) {
  if (offered.length === 0) {
    return (
      <Card title="Payments are not set up yet">
        The operator of this installation has to set up card payments or a bank account first.
      </Card>
    )
  }
  const ways = providerOptions(offered, available)
  const provider = wayFor(ways, available, amount ?? usualAmountsIn(currency)[0] ?? 0)
  const defaults = { currency, provider, amount }
  const values = {
    ...defaults,
    ...typedValues(typed, 'funding'),
    ...moneyValues(defaults, ['amount'], typed, 'funding'),
  }

  return (
    <Form action={action} record="funding" values={values} errors={errors}>
      {errors && isAboutOpenTransfers(errors) && (
        <a href={all} class="link inline-block text-sm">
          See your open bank transfers
        </a>
      )}
      {returnTo && <input type="hidden" name="return_to" value={returnTo} />}
      <Card>
        <div class="space-y-5" data-controller="currency" data-action="change->currency#show">
          <div class="space-y-3" {...usualAmount(pace, currency)}>
            <MoneyField
              attribute="amount"
              label="Amount"
              currency={typeof values.currency === 'string' ? values.currency : currency}
            />
            {presets && <UsualAmounts currency={currency} path={presets} pace={pace} />}
          </div>
          {chooseCurrency && (
            <SelectField attribute="currency" label="Currency" options={currencyOptions} />
          )}
          <RadioField attribute="provider" label="Pay by" options={ways} />
        </div>
      </Card>
      <p class="text-sm text-base-content/70">
        {fee && <span class="font-medium text-base-content">{fee} </span>}
        {children}
      </p>
      <SubmitButton>Continue</SubmitButton>
    </Form>
  )
}

/** The balance where it suffices, and otherwise the first way that there is. */
function wayFor(ways: Option[], available: number, amount: number): string | undefined {
  const possible = ways.filter(({ isDisabled }) => !isDisabled)
  const own = available >= amount && possible.find(({ value }) => value === 'balance')
  return (own || possible[0])?.value
}

/** The attributes by which the amount that is typed says how long it lasts. */
const usualAmount = (pace: Pace | undefined, currency: string) => ({
  'data-controller': 'usual-amount',
  ...(pace &&
    pace.burn_amount > 0 && {
      'data-action': 'input->usual-amount#tell',
      'data-usual-amount-left-value': toDecimal(pace.unused_amount, currency),
      'data-usual-amount-burn-value': toDecimal(pace.burn_amount, currency),
      'data-usual-amount-now-value': businessTime(),
    }),
})

function feeInWords(bps: number): string {
  return bps === 0
    ? 'Fee: none. All of it is for creators.'
    : `Fee: ${percentOf(bps)} of what creators earn, paid from this budget.`
}
