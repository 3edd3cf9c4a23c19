import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { organizationsPath } from '../../../vocabulary/addresses/urls.ts'
import { OrganizationFields } from './form.tsx'

export function OrganizationNew({ typed, errors }: { typed?: unknown; errors?: AttributeErrors }) {
  const values = { privacy_setting: 'public', ...typedValues(typed, 'organization') }

  return (
    <Layout title="New organization">
      <div class="mx-auto max-w-xl">
        <PageHeader
          title="New organization"
          description="The home of your campaigns, collabs and team."
        />
        <Card>
          <Form
            action={organizationsPath}
            record="organization"
            values={values}
            errors={errors}
            multipart
          >
            <OrganizationFields />
            <SubmitButton>Create organization</SubmitButton>
          </Form>
        </Card>
      </div>
    </Layout>
  )
}
