import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { mePath } from '../../../vocabulary/addresses/urls.ts'

type Props = { returnTo: string; typed?: unknown; errors?: AttributeErrors }

/** The one question that a new account is asked. */
export function NamePage({ returnTo, typed, errors }: Props) {
  return (
    <FocusLayout title="Welcome">
      <h1 class="text-center page-title">Welcome to Troupe</h1>
      <p class="mt-2 mb-8 text-center text-pretty text-base-content/70">
        What should the people you work with call you?
      </p>
      <Form
        action={mePath}
        method="patch"
        record="user"
        values={typedValues(typed, 'user')}
        errors={errors}
      >
        <input type="hidden" name="return_to" value={returnTo} />
        <TextField
          attribute="name"
          label="Name"
          autocomplete="name"
          placeholder="Robin Vale"
          required
          maxlength={255}
          autofocus
        />
        <SubmitButton class="btn-primary btn-block">Continue</SubmitButton>
      </Form>
    </FocusLayout>
  )
}
