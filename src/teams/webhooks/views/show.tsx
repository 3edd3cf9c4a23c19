import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Webhook } from '../../../tables/webhooks.ts'
import {
  deliveryPath,
  editWebhookPath,
  webhookPath,
  webhookRepetitionPath,
  webhookRotationPath,
  webhookTestPath,
} from '../../../vocabulary/addresses/webhook-urls.ts'
import type { OwnDelivery } from '../queries.ts'
import { failingLimit, overlapLimit } from '../time-limits.ts'
import { DeliveryState, WebhookState } from './state.tsx'

type Props = { webhook: Webhook; page: Page<OwnDelivery>; refusals?: string[] | undefined }

export function WebhookShow({ webhook, page, refusals }: Props) {
  return (
    <Layout title={webhook.description}>
      <PageHeader
        title={webhook.description}
        description={<span class="wrap-anywhere">{webhook.address}</span>}
      >
        {webhook.is_enabled && (
          <form method="post" action={webhookTestPath(webhook)}>
            <button type="submit" class="btn btn-sm">
              Send a test
            </button>
          </form>
        )}
        <Switch webhook={webhook} />
        <a href={editWebhookPath(webhook)} class="btn btn-sm">
          Edit
        </a>
      </PageHeader>
      <ErrorAlert messages={refusals} />
      <Card>
        <AboutWebhook webhook={webhook} />
      </Card>
      <Deliveries webhook={webhook} page={page} />
      <Card
        title="Secret"
        description={`Another secret signs beside this one, and any that still does, until ${overlapLimit.words} after each was replaced.`}
      >
        <Confirm
          id="rotation"
          label="Make another secret"
          class="btn btn-sm"
          title="Make another secret?"
          action={webhookRotationPath(webhook)}
          method="post"
          confirm="Make another secret"
          tone="btn-primary"
        >
          You are shown it once. Give it to your program within {overlapLimit.words}: the present
          one is of no use after that.
        </Confirm>
      </Card>
      <Card danger title="Delete this webhook">
        <Confirm
          id="webhook"
          label="Delete webhook"
          title={`Delete ${webhook.description}?`}
          action={webhookPath(webhook)}
          confirm="Delete webhook"
        >
          Nothing more is sent there, and the log of its deliveries is deleted. This cannot be
          undone.
        </Confirm>
      </Card>
    </Layout>
  )
}

function Switch({ webhook }: { webhook: Webhook }) {
  const { is_enabled } = webhook
  return (
    <form method="post" action={`${webhookPath(webhook)}?_method=patch`}>
      <input type="hidden" name="webhook[is_enabled]" value={is_enabled ? '0' : '1'} />
      <button type="submit" class={`btn btn-sm ${is_enabled ? '' : 'btn-primary'}`}>
        {is_enabled ? 'Switch off' : 'Switch on'}
      </button>
    </form>
  )
}

function AboutWebhook({ webhook }: { webhook: Webhook }) {
  const { types, failing_since, switched_off_at, former_secret_ends_at, created_at } = webhook
  return (
    <Facts>
      <Fact name="State">
        <WebhookState webhook={webhook} />
      </Fact>
      <Fact name="Created">
        <Time at={created_at} />
      </Fact>
      {failing_since && (
        <Fact name="Nothing has arrived since">
          <Time isReal at={failing_since} />
        </Fact>
      )}
      {switched_off_at && (
        <Fact name={`Switched off after ${failingLimit.words} of failures`}>
          <Time at={switched_off_at} />
        </Fact>
      )}
      {former_secret_ends_at && (
        <Fact name="The secret before it ends">
          <Time isReal at={former_secret_ends_at} />
        </Fact>
      )}
      <Fact name="Events" isWide>
        {types.length === 0 ? 'All' : types.join(', ')}
      </Fact>
    </Facts>
  )
}

function Deliveries({ webhook, page }: Props) {
  const hasFailed = page.rows.some(({ state }) => state === 'failed')
  return (
    <section class="mb-6">
      <div class="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 class="font-display text-lg font-bold tracking-tight">Deliveries</h2>
        {hasFailed && webhook.is_enabled && (
          <form method="post" action={webhookRepetitionPath(webhook)}>
            <button type="submit" class="btn btn-sm">
              Send all failed again
            </button>
          </form>
        )}
      </div>
      {page.total === 0 ? (
        <EmptyState icon="terminal" title="Nothing was sent yet">
          Events show up here as they happen. A test shows whether your program hears them.
        </EmptyState>
      ) : (
        <Table caption="Deliveries" rows={page.rows} columns={columns} />
      )}
      <Pagination page={page} />
    </section>
  )
}

const columns = [
  {
    title: 'Event',
    class: 'w-full',
    cell: (delivery: OwnDelivery) => (
      <a href={deliveryPath(delivery)} class="link link-hover font-medium">
        {delivery.type}
      </a>
    ),
  },
  { title: 'State', cell: ({ state }: OwnDelivery) => <DeliveryState state={state} /> },
  { title: 'Tries', cell: ({ tries_count }: OwnDelivery) => tries_count },
  {
    title: 'Since',
    class: 'whitespace-nowrap',
    cell: ({ created_at }: OwnDelivery) => <Time isReal at={created_at} />,
  },
]
