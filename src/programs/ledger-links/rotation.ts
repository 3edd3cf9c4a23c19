import type { Context } from '../../framework/context.ts'
import { reseal } from '../../framework/reseal.ts'
import { ledgerLinks } from '../../tables/campaigns/ledger-links.ts'

/** Seals links anew that were sealed with an earlier key, so that the key can be taken away. */
export function rotateLedgerLinks(context: Context): Promise<number> {
  return reseal(context, { table: ledgerLinks, column: ledgerLinks.token })
}
