import type { Context } from '../../framework/context.ts'
import { reseal } from '../../framework/reseal.ts'
import { webhooks } from '../../tables/webhooks.ts'

/** Seals secrets anew that were sealed with an earlier key, so that the key can be taken away. */
export async function rotateWebhooks(context: Pick<Context, 'db' | 'config'>): Promise<number> {
  const secrets = await reseal(context, { table: webhooks, column: webhooks.secret })
  return secrets + (await reseal(context, { table: webhooks, column: webhooks.former_secret }))
}
