import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { RadioField, TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, type Values } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { CollabSummary } from '../../../tables/collabs/collabs.ts'
import { collabsPath, duplicateCollabPath } from '../../../vocabulary/addresses/urls.ts'
import { Again } from '../../views/beginnings.tsx'
import { collabTemplates } from '../copies/templates.ts'
import { templateNames } from '../schema.ts'
import { reviewInWords } from '../staff/time-limits.ts'
import { pricePaidFrom } from '../words.ts'

type Props = {
  member: Member
  /** The latest collabs, to be used again. */
  latest?: CollabSummary[]
  feeBps: number
  values?: Values
  errors?: AttributeErrors
}

export function CollabNew({ member, latest = [], feeBps, values = {}, errors }: Props) {
  return (
    <Layout title="New collab">
      <div class="max-w-xl">
        <PageHeader
          title="New collab"
          description={`It starts as a draft that only your organization sees. Creators name their price. ${pricePaidFrom(feeBps)} ${reviewInWords}`}
        />
        <Again
          programs={latest.map((collab) => ({
            name: collab.name,
            action: duplicateCollabPath(collab),
          }))}
        />
        <Card>
          <Form
            action={collabsPath(member.organization)}
            values={{ template: 'open', ...values }}
            errors={errors}
          >
            <RadioField attribute="template" label="Begin with" options={options} />
            <TextField
              attribute="product_page"
              label="Product page"
              type="url"
              placeholder="https://example.com/products/mug"
              hint="Optional. We fill in name, text and picture from there for you to edit. What the page does not tell comes from the template."
            />
            <SubmitButton>Create draft</SubmitButton>
          </Form>
        </Card>
      </div>
    </Layout>
  )
}

const options = templateNames.map((value) => {
  const { title, description } = collabTemplates[value]
  return { value, label: title, hint: description }
})
