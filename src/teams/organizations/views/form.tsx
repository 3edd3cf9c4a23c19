import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { ImageField, RadioField, TextField } from '../../../framework/views/fields/fields.tsx'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { filePath } from '../../../vocabulary/addresses/urls.ts'

const privacy = [
  { value: 'public', label: 'Public', hint: 'Everyone can see the profile.' },
  {
    value: 'restricted',
    label: 'Restricted',
    hint: 'People who are signed in can see the profile.',
  },
  {
    value: 'private',
    label: 'Private',
    hint: 'Only members can see the profile. Public links to the ledgers of its campaigns stop working.',
  },
]

/** The fields that the forms for a new and for an existing organization share. */
export function OrganizationFields({ organization }: { organization?: Organization }) {
  return (
    <>
      <TextField
        attribute="name"
        label="Name"
        placeholder="Northwind Coffee"
        required
        maxlength={255}
      />
      <TextField attribute="website" label="Website" type="url" placeholder="https://example.com" />
      <RadioField attribute="privacy_setting" label="Who can see the profile" options={privacy} />
      <CheckField
        attribute="lets_work_be_shown"
        label="Creators may show the work they did for us"
        hint="On their profiles, with your name and that of the program: posts that you approved, and collabs that are completed."
      />
      <ImageField
        attribute="avatar"
        label="Picture"
        hint="JPEG, PNG, GIF or WebP, at most 5 MB."
        current={organization?.avatar_key ? filePath(organization.avatar_key) : undefined}
      />
    </>
  )
}
