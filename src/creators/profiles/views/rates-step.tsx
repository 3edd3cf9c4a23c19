import { SelectField } from '../../../framework/views/fields/fields.tsx'
import { MoneyField } from '../../../framework/views/fields/money-field.tsx'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import { rateKinds, rateNames } from '../names.ts'
import { Step, type StepProps } from './step.tsx'

export function RatesStep({ profile }: Pick<StepProps, 'profile'>) {
  return (
    <Step
      id="rates"
      title="Rates"
      description="From what price on you do each kind of work. Leave empty what you do not do, or rather discuss."
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
