import { SelectField } from '../../../framework/views/fields/fields.tsx'
import { MoneyField, moneyValues } from '../../../framework/views/fields/money-field.tsx'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import { rateKinds, rateNames } from '../names.ts'
import { Step, type StepProps } from './step.tsx'

export function RatesStep(props: StepProps) {
  const { profile, typed, errors } = props
  const attributes = ['currency', ...rateKinds]
  const isTried = attributes.some((attribute) => attribute in errors)
  const told = { ...profile, ...zeroless(profile) }

  return (
    <Step
      {...props}
      id="rates"
      title="Rates"
      description="From what price on you do each kind of work. Leave empty what you do not do, or rather discuss."
      attributes={attributes}
      values={moneyValues(told, rateKinds, isTried ? typed : undefined, 'profile')}
    >
      <SelectField attribute="currency" label="Currency" options={currencyOptions} />
      <div class="grid gap-5 sm:grid-cols-2">
        {rateKinds.map((kind) => (
          <MoneyField attribute={kind} label={rateNames[kind]} currency={profile.currency} />
        ))}
      </div>
    </Step>
  )
}

/** An amount of 0 says nothing, and its field is empty. */
function zeroless(profile: StepProps['profile']) {
  return Object.fromEntries(rateKinds.map((kind) => [kind, profile[kind] || null]))
}
