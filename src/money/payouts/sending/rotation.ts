import type { Context } from '../../../framework/context.ts'
import { reseal } from '../../../framework/reseal.ts'
import { payouts } from '../../../tables/finance/payouts.ts'

/** Seals destinations anew that were sealed with an earlier key, so that the key can be taken away. */
export async function rotatePayouts(context: Pick<Context, 'db' | 'config'>): Promise<number> {
  const { destination, payee } = payouts
  const destinations = await reseal(context, { table: payouts, column: destination })
  return destinations + (await reseal(context, { table: payouts, column: payee }))
}
