import { encodeId } from '../ids.ts'
import { type Identified, jsonUrl, organizationPath } from './urls.ts'

/** The addresses of webhooks, which belong to an organization or to a user. */

type Owned = { organization_id?: number | null; user_id?: number | null }
type Webhook = Owned & Identified
type Delivery = Identified & { webhook: Webhook }

export const webhooksPath = ({ organization_id }: Owned) =>
  organization_id ? `${organizationPath({ id: organization_id })}/webhooks` : '/me/webhooks'
export const newWebhookPath = (owner: Owned) => `${webhooksPath(owner)}/new`
export const webhookPath = (webhook: Webhook) =>
  `${webhooksPath(webhook)}/${encodeId('Webhook', webhook.id)}`
export const webhookUrl = (webhook: Webhook) => jsonUrl(webhookPath(webhook))
export const editWebhookPath = (webhook: Webhook) => `${webhookPath(webhook)}/edit`
export const webhookRotationPath = (webhook: Webhook) => `${webhookPath(webhook)}/rotation`
export const webhookTestPath = (webhook: Webhook) => `${webhookPath(webhook)}/test`
export const webhookRepetitionPath = (webhook: Webhook) => `${webhookPath(webhook)}/repetition`
export const deliveryPath = ({ id, webhook }: Delivery) =>
  `${webhookPath(webhook)}/deliveries/${encodeId('Delivery', id)}`
export const deliveryUrl = (delivery: Delivery) => jsonUrl(deliveryPath(delivery))
export const deliveryRepetitionPath = (delivery: Delivery) => `${deliveryPath(delivery)}/repetition`
