import { codeLimit } from '../../../framework/codes.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, type Values } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { TrialMailHint } from '../../../framework/views/layout/trial-mail-hint.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { emailChangePath, mePath } from '../../../vocabulary/addresses/urls.ts'

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
              Enter the six-character code we sent to{' '}
              <strong class="font-medium wrap-anywhere text-base-content">{email}</strong>. It is
              valid for {codeLimit.words}.
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
