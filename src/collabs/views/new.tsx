import type { Member } from '../../authentication/actor.ts'
import type { AttributeErrors } from '../../errors.ts'
import { collabsPath } from '../../urls.ts'
import { Card } from '../../views/card.tsx'
import { TextField } from '../../views/fields.tsx'
import { Form, SubmitButton, type Values } from '../../views/form.tsx'
import { Layout } from '../../views/layout.tsx'
import { PageHeader } from '../../views/page-header.tsx'

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
              hint="Optional. The draft takes its name, text and picture from there, for you to edit. Without it you start from a template."
            />
            <SubmitButton>Create draft</SubmitButton>
          </Form>
        </Card>
      </div>
    </Layout>
  )
}
