import { eq } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context, Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { guard } from '../../framework/errors.ts'
import { hashToken, randomToken, seal } from '../../framework/secrets.ts'
import type { Member } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { type LedgerLink, ledgerLinks } from '../../tables/campaigns/ledger-links.ts'
import { campaignRecord } from '../campaigns/record.ts'
import { findLedgerLink, requireLedgerLink } from './queries.ts'

/** Lets everyone with the link read the ledger. Where that is so already, the link stays as it is. */
export async function openLedger(
  context: Context,
  actor: Member,
  campaign: Campaign,
): Promise<LedgerLink> {
  return context.db.transaction(async (tx) => {
    const current = await lock(tx, campaignRecord, campaign)
    guard(current.status !== 'draft', 'base', 'Publish the campaign first: a draft has no ledger.')
    const link = await findLedgerLink(tx, current)
    if (link !== undefined) return link

    await audit(tx, actor, campaignRecord, 'open_ledger', current)
    return writeLink(tx, context, current)
  })
}

/** Gives the ledger another link, and the one before leads nowhere any more. */
export async function renewLedgerLink(
  context: Context,
  actor: Member,
  campaign: Campaign,
): Promise<LedgerLink> {
  return context.db.transaction(async (tx) => {
    const current = await lock(tx, campaignRecord, campaign)
    await requireLedgerLink(tx, current)
    await audit(tx, actor, campaignRecord, 'renew_ledger_link', current)
    return writeLink(tx, context, current)
  })
}

/** The ledger is for its brand and those who take part again, and the link leads nowhere. */
export async function closeLedger(
  { db }: Context,
  actor: Member,
  campaign: Campaign,
): Promise<void> {
  await db.transaction(async (tx) => {
    const current = await lock(tx, campaignRecord, campaign)
    const { id } = await requireLedgerLink(tx, current)
    await tx.delete(ledgerLinks).where(eq(ledgerLinks.id, id))
    await audit(tx, actor, campaignRecord, 'close_ledger', current)
  })
}

async function writeLink(tx: Tx, { config }: Services, { id }: Campaign): Promise<LedgerLink> {
  const token = randomToken()
  const secret = { token_hash: hashToken(token), token: seal(config.secretKeys, token) }
  return one(
    await tx
      .insert(ledgerLinks)
      .values({ campaign_id: id, ...secret })
      .onConflictDoUpdate({
        target: ledgerLinks.campaign_id,
        set: { ...secret, updated_at: currentTime },
      })
      .returning(),
  )
}
