import type { SocialProvider } from '../../../framework/config/social-providers.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, type Values } from '../../../framework/views/forms/form.tsx'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { sessionPath } from '../../../vocabulary/addresses/urls.ts'
import type { Guise } from '../guises/demo.ts'
import { Guises } from './guises.tsx'
import { SocialButtons } from './social-buttons.tsx'

type Props = {
  providers: readonly SocialProvider[]
  guises?: readonly Guise[]
  values?: Values
  errors?: AttributeErrors
}

export function SignInPage({ providers, guises = [], values = {}, errors }: Props) {
  return (
    <FocusLayout
      title="Sign in"
      description="Sign in to Troupe with your e-mail address and a code that we mail you. There is no password."
    >
      <h1 class="text-center page-title">Sign in to Troupe</h1>
      <p class="mt-2 mb-8 text-center text-base-content/70">
        We mail you a code. There are no passwords to remember.
      </p>
      <Form action={sessionPath} values={values} errors={errors} data-unsaved="forget">
        <TextField
          attribute="email_address"
          label="E-mail address"
          type="email"
          autocomplete="email"
          placeholder="you@example.com"
          required
          autofocus
        />
        <SubmitButton class="btn-primary btn-block">Send me a code</SubmitButton>
      </Form>
      <SocialButtons providers={providers} />
      <Guises guises={guises} />
    </FocusLayout>
  )
}
