import { Badge } from '../../../framework/views/values/badge.tsx'
import type { Webhook, WebhookDelivery } from '../../../tables/webhooks.ts'

export function WebhookState({ webhook }: { webhook: Webhook }) {
  if (webhook.switched_off_at !== null) return <Badge tone="error">switched off</Badge>
  if (!webhook.is_enabled) return <Badge>off</Badge>
  return webhook.failing_since === null ? (
    <Badge tone="success">on</Badge>
  ) : (
    <Badge tone="warning">failing</Badge>
  )
}

const tones = { waiting: 'info', delivered: 'success', failed: 'error' } as const

export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  return <Badge tone={tones[state]}>{state}</Badge>
}
