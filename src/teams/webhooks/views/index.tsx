import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Webhook } from '../../../tables/webhooks.ts'
import { newWebhookPath, webhookPath } from '../../../vocabulary/addresses/webhook-urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import type { Owner } from '../owner.ts'
import { WebhookState } from './state.tsx'

type Props = { owner: Owner; page: Page<Webhook> }

export function WebhookIndex({ owner, page }: Props) {
  const title = owner.organizationName ? `Webhooks of ${owner.organizationName}` : 'Your webhooks'

  return (
    <Layout title={title}>
      <PageHeader
        title="Webhooks"
        description="Your own programs hear of what happens as soon as it does: each event is sent to an address of yours, signed."
      >
        <a href={newWebhookPath(owner)} class="btn btn-primary btn-sm">
          New webhook
        </a>
      </PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="terminal" title="No webhooks yet">
          Create one for a program that wants to be told, and need not ask again and again.
        </EmptyState>
      ) : (
        <Table caption="Webhooks" rows={page.rows} columns={columns} />
      )}
      <Pagination page={page} />
    </Layout>
  )
}

const columns = [
  {
    title: 'Webhook',
    class: 'w-full',
    cell: (webhook: Webhook) => (
      <>
        <a href={webhookPath(webhook)} class="link link-hover font-medium wrap-anywhere">
          {webhook.description}
        </a>
        <span class="mt-1 block text-sm wrap-anywhere text-base-content/70">{webhook.address}</span>
      </>
    ),
  },
  {
    title: 'Events',
    class: 'whitespace-nowrap',
    cell: ({ types }: Webhook) => (types.length === 0 ? 'All' : counted(types.length, 'type')),
  },
  { title: 'State', cell: (webhook: Webhook) => <WebhookState webhook={webhook} /> },
  {
    title: 'Created',
    class: 'max-sm:hidden whitespace-nowrap',
    cell: ({ created_at }: Webhook) => <Time at={created_at} />,
  },
]
