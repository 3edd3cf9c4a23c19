import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { type LedgerLink, ledgerLinks } from '../../tables/campaigns/ledger-links.ts'
import { decodeId } from '../../vocabulary/ids.ts'

type Owner = { id: number }

/** The link of a campaign that its reader may see; undefined while the ledger is not public. */
export async function findLedgerLink(db: Reader, campaign: Owner): Promise<LedgerLink | undefined> {
  const [link] = await db.select().from(ledgerLinks).where(eq(ledgerLinks.campaign_id, campaign.id))
  return link
}

/** The link of a campaign of the member's organization, with that campaign. */
export async function findLedgerLinkOf(db: Reader, { organization }: Member, publicId: string) {
  const { id, organization_id } = campaigns
  const [found] = await db
    .select({ link: ledgerLinks, campaign: { id, organization_id } })
    .from(ledgerLinks)
    .innerJoin(campaigns, eq(campaigns.id, ledgerLinks.campaign_id))
    .where(and(eq(id, decodeId('Campaign', publicId) ?? 0), eq(organization_id, organization.id)))
  if (found === undefined) throw new NotFound('The ledger is not public.')
  return found
}

export async function requireLedgerLink(db: Reader, campaign: Owner): Promise<LedgerLink> {
  const link = await findLedgerLink(db, campaign)
  if (link === undefined) throw new NotFound('The ledger is not public.')
  return link
}
