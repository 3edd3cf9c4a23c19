import { codeLength, codeLimit } from '../../../framework/codes.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, type Values } from '../../../framework/views/forms/form.tsx'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { TrialMailHint } from '../../../framework/views/layout/trial-mail-hint.tsx'
import { magicLinkPath, newSessionPath } from '../../../vocabulary/addresses/urls.ts'

type Props = { email?: string | undefined; values?: Values; errors?: AttributeErrors }

export function CodePage({ email, values = {}, errors }: Props) {
  return (
    <FocusLayout title="Enter your code">
      <h1 class="text-center page-title">Check your mail</h1>
      <p class="mt-2 mb-8 text-center text-base-content/70">
        Enter the six-character code we sent{' '}
        {email === undefined ? (
          'you'
        ) : (
          <>
            to <strong class="font-medium wrap-anywhere text-base-content">{email}</strong> (
            <a
              href={newSessionPath()}
              class="link text-base-content"
              aria-label="Change the address"
            >
              change
            </a>
            )
          </>
        )}
        . It is valid for {codeLimit.words}.
      </p>
      <Form
        action={magicLinkPath}
        values={values}
        errors={errors}
        data-controller="code"
        data-code-length-value={String(codeLength)}
        data-action="input->code#type submit->code#once turbo:submit-end->code#answered"
      >
        <TextField
          attribute="code"
          label="Code"
          autocomplete="one-time-code"
          maxlength={20}
          class="input-lg text-center font-mono text-xl tracking-[0.4em] uppercase"
          required
          autofocus
        />
        <SubmitButton class="btn-primary btn-block">Sign in</SubmitButton>
      </Form>
      <TrialMailHint />
      <p class="mt-6 text-center text-sm text-base-content/70">
        No mail, or too many tries?{' '}
        <a href={newSessionPath()} class="link text-base-content">
          Get a new code
        </a>
      </p>
    </FocusLayout>
  )
}
