import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { WebhookTry } from '../../../tables/webhooks.ts'
import { deliveryRepetitionPath, webhookPath } from '../../../vocabulary/addresses/webhook-urls.ts'
import type { DeliveryWithTries } from '../presenter.ts'
import { DeliveryState } from './state.tsx'

export function DeliveryShow({ delivery }: { delivery: DeliveryWithTries }) {
  const { webhook, type, state, tries, try_at, created_at } = delivery

  return (
    <Layout title={`${type} to ${webhook.description}`}>
      <PageHeader
        title={type}
        description={
          <>
            To{' '}
            <a href={webhookPath(webhook)} class="link">
              {webhook.description}
            </a>
          </>
        }
      >
        {webhook.is_enabled && (
          <form method="post" action={deliveryRepetitionPath(delivery)}>
            <button type="submit" class="btn btn-sm">
              Send again
            </button>
          </form>
        )}
      </PageHeader>
      <Card>
        <Facts>
          <Fact name="State">
            <DeliveryState state={state} />
          </Fact>
          <Fact name="Since">
            <Time isReal at={created_at} />
          </Fact>
          {state === 'waiting' && (
            <Fact name="Next try">
              <Time isReal at={try_at} />
            </Fact>
          )}
        </Facts>
      </Card>
      {tries.length === 0 && (
        <EmptyState icon="terminal" title="Not tried yet">
          It is sent within a moment, after what came before it for the same record.
        </EmptyState>
      )}
      {tries.map((one, at) => (
        <Try one={one} number={at + 1} />
      ))}
    </Layout>
  )
}

function Try({ one, number }: { one: WebhookTry; number: number }) {
  const { status, failure, answer, ms, created_at, request_headers, request_body } = one
  const headers = Object.entries(request_headers).map(([name, value]) => `${name}: ${value}`)

  return (
    <Card title={`Try ${number}`}>
      <Facts>
        <Fact name="Answer">{status ?? failure ?? ''}</Fact>
        <Fact name="Took">{ms} ms</Fact>
        <Fact name="At">
          <Time isReal at={created_at} />
        </Fact>
      </Facts>
      <details class="mt-4">
        <summary class="cursor-pointer text-sm font-medium">Request</summary>
        <Text text={`${headers.join('\n')}\n\n${request_body}`} />
      </details>
      {answer !== null && answer !== '' && (
        <details class="mt-2">
          <summary class="cursor-pointer text-sm font-medium">Answer</summary>
          <Text text={answer} />
        </details>
      )}
    </Card>
  )
}

function Text({ text }: { text: string }) {
  return (
    <code class="mt-2 block rounded-field border border-base-300 bg-base-200 px-3 py-2.5 font-mono text-sm break-all whitespace-pre-wrap">
      {text}
    </code>
  )
}
