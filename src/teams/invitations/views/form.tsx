import type { AttributeErrors } from '../../../framework/errors.ts'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { invitationsPath } from '../../../vocabulary/addresses/urls.ts'

const roles = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
]

type Props = { organization: { id: number }; typed?: unknown; errors?: AttributeErrors }

export function InvitationForm({ organization, typed, errors }: Props) {
  return (
    <Form
      action={invitationsPath(organization)}
      record="invitation"
      values={typedValues(typed, 'invitation')}
      errors={errors}
      class="grid items-start gap-4 sm:grid-cols-[1fr_9rem_auto]"
    >
      <TextField
        attribute="email"
        label="E-mail address"
        type="email"
        autocomplete="off"
        placeholder="colleague@example.com"
        required
        maxlength={255}
      />
      <SelectField attribute="role" label="Role" options={roles} />
      <div class="sm:pt-[1.625rem]">
        <SubmitButton class="btn-primary max-sm:btn-block">Send invitation</SubmitButton>
      </div>
    </Form>
  )
}
