import { typesFor } from '../../../activity/events/audience.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { CheckboxListField } from '../../../framework/views/fields/checkbox-list-field.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Webhook } from '../../../tables/webhooks.ts'
import { webhookPath, webhooksPath } from '../../../vocabulary/addresses/webhook-urls.ts'
import type { Owner } from '../owner.ts'

type Props = { owner: Owner; typed?: unknown; errors?: AttributeErrors | undefined }

export function WebhookNew({ owner, typed, errors }: Props) {
  const title = owner.organizationName
    ? `New webhook of ${owner.organizationName}`
    : 'New webhook of yours'

  return (
    <Layout title={title}>
      <PageHeader
        title="New webhook"
        description="You are shown the secret that signs what is sent once it is created."
      />
      <Card>
        <Form
          action={webhooksPath(owner)}
          record="webhook"
          values={typedValues(typed, 'webhook')}
          errors={errors}
        >
          <Fields owner={owner} />
          <SubmitButton>Create webhook</SubmitButton>
        </Form>
      </Card>
    </Layout>
  )
}

export function WebhookEdit({ owner, webhook, typed, errors }: Props & { webhook: Webhook }) {
  return (
    <Layout title={`Edit ${webhook.description}`}>
      <PageHeader title="Edit webhook" />
      <Card>
        <Form
          action={webhookPath(webhook)}
          method="patch"
          record="webhook"
          values={{ ...webhook, ...typedValues(typed, 'webhook') }}
          errors={errors}
        >
          <Fields owner={owner} />
          <SubmitButton>Save changes</SubmitButton>
        </Form>
      </Card>
    </Layout>
  )
}

function Fields({ owner }: { owner: Owner }) {
  return (
    <>
      <TextField
        attribute="description"
        label="Description"
        placeholder="Sync with the shop"
        hint="What it is for, so that you know it again."
        required
        maxlength={255}
      />
      <TextField
        attribute="address"
        label="Address"
        type="url"
        placeholder="https://example.com/troupe/events"
        hint="Where your program waits for events. It has to begin with https://."
        required
        maxlength={2048}
      />
      <CheckboxListField
        attribute="types"
        label="Events"
        hint="Choose none to be sent all of them, also those that there will be."
        choices={typesFor(owner).map((type) => ({ value: type, label: type }))}
      />
    </>
  )
}
