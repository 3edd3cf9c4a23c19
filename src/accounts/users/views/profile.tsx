import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { User } from '../../../tables/users/users.ts'
import { emailChangePath, mePath } from '../../../vocabulary/addresses/urls.ts'

type Props = {
  user: Pick<User, 'name' | 'email' | 'hides_handle'>
  typed?: unknown
  errors?: AttributeErrors
}

export function ProfilePage({ user, typed, errors = {} }: Props) {
  const { name, email, base } = errors
  const { hides_handle } = errors
  const values = { ...user, ...typedValues(typed, 'user') }

  return (
    <Layout title="Account">
      <PageHeader
        title="Account"
        description="Your name, your handle on ledgers and your address for signing in."
      />
      <Card title="Name" description="Shown to the members of your organizations.">
        <Form
          action={mePath}
          method="patch"
          record="user"
          values={values}
          errors={{ ...(name && { name }), ...(base && { base }) }}
        >
          <TextField
            attribute="name"
            label="Name"
            autocomplete="name"
            placeholder="Robin Vale"
            required
            maxlength={255}
          />
          <SubmitButton>Save name</SubmitButton>
        </Form>
      </Card>
      <Card
        title="Your handle on ledgers"
        description="The ledger of a campaign lists each post that counts, with its views and what it earned. Creators who take part read it, and so can everyone where the brand has made it public."
      >
        <Form
          action={mePath}
          method="patch"
          record="user"
          values={values}
          errors={hides_handle ? { hides_handle } : {}}
        >
          <CheckField
            attribute="hides_handle"
            label="Hide my handle and the links to my posts"
            hint="Others read a number instead, such as “Creator 12”. The brand still sees who you are. A post that your public profile shows can still be told by its campaign and its views."
          />
          <SubmitButton class="">Save</SubmitButton>
        </Form>
      </Card>
      <Card
        title="E-mail address"
        description={
          <>
            You sign in with <strong class="font-medium wrap-anywhere">{user.email}</strong>.
          </>
        }
      >
        <Form
          action={emailChangePath}
          record="email_change"
          values={typedValues(typed, 'email_change')}
          errors={email ? { email } : {}}
        >
          <TextField
            attribute="email"
            label="New address"
            type="email"
            autocomplete="email"
            placeholder="you@example.com"
            hint="We send a code to the new address. The old one stays in use until you enter it."
            required
            maxlength={255}
          />
          <SubmitButton class="">Send the code</SubmitButton>
        </Form>
      </Card>
    </Layout>
  )
}
