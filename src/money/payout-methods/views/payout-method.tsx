import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import {
  Form,
  SubmitButton,
  typedValues,
  type Values,
} from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { PayoutProvider } from '../../../tables/finance/payout-methods.ts'
import { payoutMethodPath } from '../../../vocabulary/addresses/money-urls.ts'
import type { OwnPayoutMethod } from '../queries.ts'
import { isComplete } from '../readiness.ts'
import { bankAttributes } from '../schema.ts'
import { holdLimit } from '../time-limits.ts'
import { missingInWords } from '../words.ts'
import { BankFields } from './bank-fields.tsx'
import { CurrentMethod } from './current.tsx'
import { PayPalFields } from './paypal-fields.tsx'
import { ChangeToStripe, FinishAtStripe, StartAtStripe } from './stripe.tsx'
import { TaxFields } from './tax-fields.tsx'

/** Input that was refused, and which of the forms it was typed into. */
type Refused = { form: 'details' | 'stripe'; typed: unknown; errors: AttributeErrors }

type Props = {
  method: OwnPayoutMethod | undefined
  offersStripe: boolean
  /** The way to be paid that someone looks at who has none yet. */
  chosen?: PayoutProvider
  refused?: Refused
}

export function PayoutMethodPage({ method, offersStripe, chosen = 'manual', refused }: Props) {
  const { details, stripe } = partsOf(refused)
  const isAboutPayPal = 'paypal_email' in details.values
  const provider = refused?.form === 'stripe' ? 'stripe' : isAboutPayPal ? 'paypal' : chosen

  return (
    <Layout title="Payout details">
      <PageHeader
        title="Payout details"
        description={`Where your earnings go. We mail you about every change, and pay nothing to a new account for ${holdLimit.words}.`}
      />
      {method !== undefined ? (
        <Saved method={method} offersStripe={offersStripe} details={details} stripe={stripe} />
      ) : (
        <>
          <Choice provider={provider} offersStripe={offersStripe} />
          {offersStripe && provider === 'stripe' ? (
            <StartAtStripe {...stripe} />
          ) : provider === 'paypal' ? (
            <NewMethod title="PayPal" {...details}>
              <PayPalFields />
            </NewMethod>
          ) : (
            <NewMethod title="Bank account" {...details}>
              <BankFields />
            </NewMethod>
          )}
        </>
      )}
    </Layout>
  )
}

type Part = { values: Values; errors?: AttributeErrors }

function partsOf(refused: Refused | undefined): { details: Part; stripe: Part } {
  const nothing = { values: {} }
  if (refused === undefined) return { details: nothing, stripe: nothing }
  const { form, typed, errors } = refused
  const part = { values: typedValues(typed, 'payout_method'), errors }
  return form === 'stripe' ? { details: nothing, stripe: part } : { details: part, stripe: nothing }
}

function Choice({ provider, offersStripe }: { provider: PayoutProvider; offersStripe: boolean }) {
  const ways = [
    { name: 'manual', label: 'Bank account', path: payoutMethodPath },
    { name: 'paypal', label: 'PayPal', path: `${payoutMethodPath}?provider=paypal` },
    { name: 'stripe', label: 'Stripe', path: `${payoutMethodPath}?provider=stripe` },
  ].filter(({ name }) => offersStripe || name !== 'stripe')

  return (
    <nav aria-label="Ways to be paid" class="mb-4 flex flex-wrap gap-1">
      {ways.map(({ name, label, path }) => (
        <a
          href={path}
          aria-current={name === provider ? 'page' : undefined}
          class={`btn btn-sm ${name === provider ? 'btn-neutral' : 'btn-ghost'}`}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

const form = { action: payoutMethodPath, method: 'patch' as const, record: 'payout_method' }

type NewProps = Part & { title: string; children: ComponentChildren }

/** A first payout method: the fields of its kind, and who is paid. */
function NewMethod({ title, values, errors, children }: NewProps) {
  return (
    <Card title={title}>
      <Form {...form} values={values} errors={errors}>
        {children}
        <h2 class="pt-2 text-base font-semibold">Tax details</h2>
        <TaxFields />
        <SubmitButton>Save payout details</SubmitButton>
      </Form>
    </Card>
  )
}

type SavedProps = { method: OwnPayoutMethod; offersStripe: boolean; details: Part; stripe: Part }

function Saved({ method, offersStripe, details, stripe }: SavedProps) {
  const { provider, is_ready } = method
  const isAboutBank = bankAttributes.some((attribute) => attribute in details.values)
  const isAboutPayPal = !isAboutBank && 'paypal_email' in details.values
  const nothing = { values: {} }
  const bank = isAboutBank ? details : nothing
  const paypal = isAboutPayPal ? details : nothing
  const tax = isAboutBank || isAboutPayPal ? nothing : details

  return (
    <>
      <CurrentMethod method={method} offersStripe={offersStripe} />
      {offersStripe && !is_ready && <FinishAtStripe {...stripe} />}
      <Card
        title="Tax details"
        description={
          isComplete({ ...method, is_ready: true })
            ? 'Saved. They go with every payout.'
            : `Needed for every payout: ${missingInWords(method)}.`
        }
      >
        <Form {...form} {...tax} values={{ ...method, tax_id: '', ...tax.values }}>
          <TaxFields isSaved={method.tax_id !== null} />
          <SubmitButton>Save tax details</SubmitButton>
        </Form>
      </Card>
      {offersStripe && provider !== 'stripe' && <ChangeToStripe method={method} {...stripe} />}
      <Card
        title={provider === 'paypal' ? 'Use another PayPal account' : 'Switch to PayPal'}
        description="We send your payouts with PayPal, on the same days. PayPal may charge you for receiving them."
      >
        <Form {...form} {...paypal} id="paypal">
          <PayPalFields />
          <SubmitButton>Save PayPal account</SubmitButton>
        </Form>
      </Card>
      <Card
        title={provider !== 'manual' ? 'Switch to bank transfer' : 'Use another bank account'}
        description={
          provider !== 'manual'
            ? `We then send your payouts as bank transfers, in batches.${provider === 'stripe' ? ' Your Stripe account stays as it is.' : ''}`
            : 'We never show your current account, so enter all details of the new one.'
        }
      >
        <Form {...form} {...bank}>
          <BankFields />
          <SubmitButton>Save bank account</SubmitButton>
        </Form>
      </Card>
      <Delete method={method} />
    </>
  )
}

function Delete({ method: { label } }: { method: OwnPayoutMethod }) {
  return (
    <Card danger title="Delete your payout details">
      <Confirm
        id="payout-method"
        label="Delete payout details"
        title="Delete your payout details?"
        action={payoutMethodPath}
        confirm="Delete payout details"
      >
        {label} and your tax details are deleted. You keep earning, but to be paid you need new
        payout details, and we hold payouts for {holdLimit.words} after you add them. Payouts you
        have already requested still go there.
      </Confirm>
    </Card>
  )
}
