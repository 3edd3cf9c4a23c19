import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { AccountNow } from '../../../platforms/simulated/queries.ts'
import { simulatedConsentPath } from '../../../vocabulary/addresses/simulated-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'

type Props = {
  platform: PlatformId
  accounts: AccountNow[]
  /** The query that we were asked with, to be handed back. */
  query: string
  typed?: unknown
  errors?: AttributeErrors
}

/** Stands for the page on which a platform asks whether someone may read an account. */
export function ConsentPage({ platform, accounts, query, typed, errors }: Props) {
  const name = platformNames[platform]
  const action = `${simulatedConsentPath(platform)}?${query}`

  return (
    <Layout title={`Simulated ${name}`}>
      <PageHeader
        title={`Simulated ${name}`}
        description={`Troupe wants to read the profile and the posts of one of your accounts. The real ${name} asks this on its own pages.`}
      />
      {accounts.length > 0 && (
        <Card title="Let Troupe read an account">
          <div class="flex flex-wrap gap-2">
            {accounts.map(({ id, handle }) => (
              <Form action={action} class="contents">
                <input
                  type="hidden"
                  name="consent[answer]"
                  value={encodeId('SimulatedAccount', id)}
                />
                <SubmitButton class="btn-primary">Allow {handle}</SubmitButton>
              </Form>
            ))}
          </div>
        </Card>
      )}
      <Card title="Make a new account, and let Troupe read that">
        <Form
          action={action}
          record="consent"
          values={typedValues(typed, 'consent')}
          errors={errors}
        >
          <input type="hidden" name="consent[answer]" value="new" />
          <TextField
            attribute="handle"
            label="Name"
            placeholder="robin.vale"
            hint="Three letters, digits, dots or underscores at least."
            required
            maxlength={30}
          />
          <SubmitButton>Make and allow</SubmitButton>
        </Form>
      </Card>
      <Form action={action} class="contents">
        <input type="hidden" name="consent[answer]" value="refuse" />
        <SubmitButton class="btn-ghost btn-sm">Do not allow it</SubmitButton>
      </Form>
    </Layout>
  )
}
