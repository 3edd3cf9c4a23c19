import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { newSessionPath, twoFactorStepPath } from '../../../vocabulary/addresses/urls.ts'
import { pendingLimit } from '../../two-factor/time-limits.ts'

export function TwoFactorStep({ errors }: { errors?: AttributeErrors }) {
  return (
    <FocusLayout title="Two-factor authentication">
      <h1 class="text-center page-title">One more step</h1>
      <p class="mt-2 mb-8 text-center text-base-content/70">
        Enter the code your authenticator app shows, or one of your backup codes.
      </p>
      <Form action={twoFactorStepPath} record="two_factor" errors={errors}>
        <TextField
          attribute="code"
          label="Code"
          autocomplete="one-time-code"
          class="input-lg text-center font-mono text-xl tracking-[0.3em]"
          required
          autofocus
        />
        <SubmitButton class="btn-primary btn-block">Verify</SubmitButton>
      </Form>
      <p class="mt-6 text-center text-sm text-base-content/70">
        Took longer than {pendingLimit.words}?{' '}
        <a href={newSessionPath()} class="link text-base-content">
          Start again
        </a>
      </p>
    </FocusLayout>
  )
}
