import type { AttributeErrors } from '../../errors.ts'
import { emailChangePath, mePath } from '../../urls.ts'
import { Card } from '../../views/card.tsx'
import { TextField } from '../../views/fields.tsx'
import { Form, SubmitButton, type Values } from '../../views/form.tsx'
import { Layout } from '../../views/layout.tsx'
import { PageHeader } from '../../views/page-header.tsx'
import { TrialMailHint } from '../../views/trial-mail-hint.tsx'

type Props = { email: string; values?: Values; errors?: AttributeErrors }

export function EmailChangePage({
  email,
  values = {},
  errors: { email: refusals, ...own } = {},
}: Props) {
  const errors = refusals
    ? { ...own, base: refusals.map((refusal) => `${email} ${refusal}.`) }
    : own

  return (
    <Layout title="Confirm your new address">
      <div class="max-w-xl">
        <PageHeader
          title="Confirm your new address"
          description={
            <>
              Enter the six characters we sent to{' '}
              <strong class="font-medium wrap-anywhere text-base-content">{email}</strong>. They are
              good for 15 minutes.
            </>
          }
        />
        <Card>
          <Form
            action={emailChangePath}
            method="patch"
            record="email_change"
            values={values}
            errors={errors}
          >
            <TextField
              attribute="code"
              label="Code"
              autocomplete="one-time-code"
              class="text-center font-mono text-xl tracking-[0.4em] uppercase"
              required
              autofocus
            />
            <div class="flex flex-wrap items-center gap-2">
              <SubmitButton>Confirm address</SubmitButton>
              <a href={mePath} class="btn btn-ghost">
                Use another address
              </a>
            </div>
          </Form>
        </Card>
        <TrialMailHint />
      </div>
    </Layout>
  )
}
