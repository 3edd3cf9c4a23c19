import { eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import { type LedgerLink, ledgerLinks } from '../../tables/ledger-links.ts'

type Owner = { id: number }

/** Of a campaign that its reader may see; undefined while the ledger is not public. */
export async function findLedgerLink(db: Reader, campaign: Owner): Promise<LedgerLink | undefined> {
  const [link] = await db.select().from(ledgerLinks).where(eq(ledgerLinks.campaign_id, campaign.id))
  return link
}

export async function requireLedgerLink(db: Reader, campaign: Owner): Promise<LedgerLink> {
  const link = await findLedgerLink(db, campaign)
  if (link === undefined) throw new NotFound('The ledger is not public.')
  return link
}
