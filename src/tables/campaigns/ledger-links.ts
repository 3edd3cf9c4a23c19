import { pgTable } from 'drizzle-orm/pg-core'
import { bytes, id, reference, timestamps } from '../../framework/database/columns.ts'
import { campaigns } from './campaigns.ts'

/** The address at which everyone who knows it reads the ledger of a campaign. */
export const ledgerLinks = pgTable('ledger_links', {
  id: id(),
  campaign_id: reference()
    .notNull()
    .references(() => campaigns.id),
  token_hash: bytes().notNull(),
  /** The token of the address, sealed, so that it can be shown again. */
  token: bytes().notNull(),
  ...timestamps(),
})

export type LedgerLink = typeof ledgerLinks.$inferSelect
