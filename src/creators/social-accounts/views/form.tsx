import type { AttributeErrors } from '../../../framework/errors.ts'
import { RadioField, TextField } from '../../../framework/views/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/form.tsx'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { socialAccountsPath } from '../../../vocabulary/urls.ts'
import { type ManualPlatformId, manualPlatformIds } from '../account-url.ts'

const examples: Record<ManualPlatformId, string> = {
  instagram: 'instagram.com/name',
  x: 'x.com/name',
  facebook: 'facebook.com/name',
  twitch: 'twitch.tv/name',
  snapchat: 'snapchat.com/add/name',
  threads: 'threads.com/@name',
  linkedin: 'linkedin.com/in/name',
}

const options = manualPlatformIds.map((id) => ({
  value: id,
  label: platformNames[id],
  hint: examples[id],
}))

/** Connects an account by its address. */
export function ConnectForm({ typed, errors }: { typed?: unknown; errors?: AttributeErrors }) {
  const values = { platform_id: options[0]?.value, ...typedValues(typed, 'social_account') }

  return (
    <Form action={socialAccountsPath} record="social_account" values={values} errors={errors}>
      <RadioField
        attribute="platform_id"
        label="Platform"
        options={options}
        class="grid gap-2 sm:grid-cols-2 xl:grid-cols-3"
      />
      <TextField
        attribute="account_url"
        label="Address"
        inputmode="url"
        placeholder="instagram.com/name"
        hint="Open your profile there and copy its address. TikTok and YouTube cannot be connected by address: they have you sign in to them instead."
        required
        maxlength={2048}
      />
      <SubmitButton>Connect account</SubmitButton>
    </Form>
  )
}
