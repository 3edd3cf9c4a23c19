import { Card } from '../../../framework/views/card.tsx'
import { CodeBlock } from '../../../framework/views/code-block.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { webhookPath } from '../../../vocabulary/addresses/webhook-urls.ts'
import type { NewWebhook } from '../model.ts'
import { overlapLimit } from '../time-limits.ts'

type Props = { webhook: NewWebhook; isRotated?: boolean }

/** The secret is in a temporary element, which Turbo leaves out of its snapshot. */
export function WebhookCreated({ webhook, isRotated = false }: Props) {
  const title = isRotated ? 'The new secret' : 'Your new webhook'

  return (
    <Layout title={title}>
      <PageHeader
        title={title}
        description={<span class="break-words">{webhook.description}</span>}
      />
      <div data-turbo-temporary>
        <div role="alert" class="alert alert-warning alert-soft mb-6">
          <Icon name="circleAlert" class="size-5" />
          <span>
            Copy the secret now: you will not see it again.
            {isRotated && ` The one before it is good for ${overlapLimit.words} more.`}
          </span>
        </div>
        <Card
          title="Secret"
          description="Your program verifies with it that an event comes from here, by Standard Webhooks."
        >
          <CodeBlock text={webhook.told_secret} label="Copy secret" />
        </Card>
      </div>
      <a href={webhookPath(webhook)} class="btn btn-primary">
        I have copied it
      </a>
    </Layout>
  )
}
