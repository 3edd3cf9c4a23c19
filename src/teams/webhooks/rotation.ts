import type { Context } from '../../framework/context.ts'
import { reseal } from '../../framework/reseal.ts'
import { webhookFormerSecrets, webhooks } from '../../tables/webhooks.ts'

/** Seals secrets anew that were sealed with an earlier key, so that the key can be taken away. */
export async function rotateWebhooks(context: Pick<Context, 'db' | 'config'>): Promise<number> {
  const secrets = await reseal(context, { table: webhooks, column: webhooks.secret })
  const former = await reseal(context, { table: webhooks, column: webhooks.former_secret })
  // In the order in which a secret wanders, so that none is passed over that is replaced meanwhile.
  const { secret } = webhookFormerSecrets
  return secrets + former + (await reseal(context, { table: webhookFormerSecrets, column: secret }))
}
