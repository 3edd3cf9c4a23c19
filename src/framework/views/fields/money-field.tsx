import type { ComponentChildren } from 'preact'
import { toDecimal } from '../../../vocabulary/amounts/money.ts'
import { Field, typedValues, useField, type Values } from '../forms/form.tsx'

type Props = {
  attribute: string
  label: string
  hint?: ComponentChildren
  currency: string
  required?: boolean
}

/** Money, typed the way people write it. Its name has `[typed]`, unlike amounts in minor units. */
export function MoneyField({ attribute, label, hint, currency, required }: Props) {
  const { id, name, value, described, messages } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} hint={hint}>
      <div class={`input w-full ${messages ? 'input-error' : ''}`}>
        <input
          id={id}
          name={name.replace(`[${attribute}]`, `[typed][${attribute}]`)}
          value={typeof value === 'string' ? value : ''}
          inputmode="decimal"
          autocomplete="off"
          placeholder={toDecimal(0, currency)}
          class="grow tabular-nums"
          required={required}
          {...described}
        />
        <span class="text-xs text-base-content/70 uppercase" data-currency-target="code">
          {currency}
        </span>
      </div>
    </Field>
  )
}

/** Values that a form shows for amounts: those that were typed into it, or else those of the record. */
export function moneyValues(
  record: { currency: string } & Values,
  attributes: readonly string[],
  body: unknown,
  root: string,
): Values {
  const shown = attributes.map((attribute) => [
    attribute,
    typeof record[attribute] === 'number' ? toDecimal(record[attribute], record.currency) : '',
  ])
  return { ...Object.fromEntries(shown), ...Object(typedValues(body, root).typed) }
}
