import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { emailChangeUndoPath } from '../../../vocabulary/addresses/urls.ts'
import type { OpenUndo } from '../undo.ts'

type Props = { undo: OpenUndo; token: string; errors?: AttributeErrors }

export function UndoPage({ undo, token, errors }: Props) {
  return (
    <FocusLayout title="Take your account back">
      <h1 class="text-center page-title">Take your account back</h1>
      <p class="mt-2 mb-6 text-center text-pretty text-base-content/80">
        The address of this account was changed from{' '}
        <strong class="font-medium wrap-anywhere text-base-content">{undo.email}</strong> to{' '}
        <strong class="font-medium wrap-anywhere text-base-content">{undo.user.email}</strong>. If
        that was not you, change it back.
      </p>
      <p class="mb-6 text-sm text-pretty text-base-content/70">
        This signs everyone out of the account, revokes its access tokens and disconnects sign-in
        accounts such as Google.
      </p>
      <Form action={emailChangeUndoPath(token)} record="undo" errors={errors}>
        {undo.user.two_factor && (
          <TextField
            attribute="code"
            label="Code from your authenticator app"
            hint="Or one of your backup codes."
            maxlength={20}
            required
          />
        )}
        <SubmitButton class="btn-primary btn-block">Change it back</SubmitButton>
      </Form>
    </FocusLayout>
  )
}
