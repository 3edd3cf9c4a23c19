import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, type Values } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import { collabsPath } from '../../../vocabulary/addresses/urls.ts'

type Props = { member: Member; values?: Values; errors?: AttributeErrors }

export function CollabNew({ member, values = {}, errors }: Props) {
  return (
    <Layout title="New collab">
      <div class="max-w-xl">
        <PageHeader
          title="New collab"
          description="It starts as a draft that only your organization sees."
        />
        <Card>
          <Form action={collabsPath(member.organization)} values={values} errors={errors}>
            <TextField
              attribute="product_page"
              label="Product page"
              type="url"
              placeholder="https://example.com/products/mug"
              hint="Optional. We fill in name, text and picture from there for you to edit. Without it, you start from a template."
            />
            <SubmitButton>Create draft</SubmitButton>
          </Form>
        </Card>
      </div>
    </Layout>
  )
}
