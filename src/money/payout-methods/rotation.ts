import type { Context } from '../../framework/context.ts'
import { reseal } from '../../framework/reseal.ts'
import { payoutMethods } from '../../tables/finance/payout-methods.ts'

/** Seals details anew that were sealed with an earlier key, so that the key can be taken away. */
export async function rotatePayoutMethods(
  context: Pick<Context, 'db' | 'config'>,
): Promise<number> {
  const { details, tax_id } = payoutMethods
  const accounts = await reseal(context, { table: payoutMethods, column: details })
  return accounts + (await reseal(context, { table: payoutMethods, column: tax_id }))
}
