import { and, asc, eq, gte, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../framework/database/db.ts'
import { campaigns } from '../../tables/campaigns.ts'
import { grants } from '../../tables/grants.ts'
import { ledgerAccounts, ledgerTransfers } from '../../tables/ledger.ts'
import { papers } from '../../tables/papers.ts'

/** The fees that an organization paid in one month and one currency. */
export type MonthOfFees = { organization_id: number; currency: string; month: string }

export type CampaignFees = { campaign_name: string; amount: number }

const { created_at, currency } = ledgerTransfers
const { organization_id } = campaigns
const held = alias(ledgerAccounts, 'held')

const month = sql<string>`to_char(${created_at} at time zone 'UTC', 'YYYY-MM')`

/** Written into the SQL and not a parameter, because an index covers exactly this condition. */
const isFee = sql`${ledgerTransfers.event} = 'fee_released'`

/** All grants of a submission are of one campaign. */
const campaignOfHeld = sql`(select ${grants.campaign_id} from ${grants}
  where ${grants.submission_id} = ${held.owner_id} limit 1)`

/** As far back as months are looked for that nobody was there to invoice. */
const longestAgo = sql`interval '1 year'`

/** The months before this moment whose fees are not invoiced yet. */
export function listMonthsToInvoice(db: Reader, before: SQL): Promise<MonthOfFees[]> {
  const isInvoice = and(
    eq(papers.organization_id, organization_id),
    eq(papers.currency, currency),
    eq(papers.month, month),
  )
  const invoices = db.select({ id: papers.id }).from(papers).where(isInvoice)
  const isRecent = and(gte(created_at, sql`${before} - ${longestAgo}`), lt(created_at, before))

  return db
    .select({ organization_id, currency, month })
    .from(ledgerTransfers)
    .innerJoin(held, eq(held.id, ledgerTransfers.debit_account_id))
    .innerJoin(campaigns, eq(campaigns.id, campaignOfHeld))
    .where(and(isFee, isRecent, notExists(invoices)))
    .groupBy(organization_id, currency, month)
    .orderBy(month, asc(organization_id), asc(currency))
}

/** What was paid for each campaign, in the order in which they were created. */
export function listFees(db: Reader, fees: MonthOfFees): Promise<CampaignFees[]> {
  const begin = sql`(${fees.month} || '-01')::timestamp`
  const isInMonth = and(
    gte(created_at, sql`${begin} at time zone 'UTC'`),
    lt(created_at, sql`(${begin} + interval '1 month') at time zone 'UTC'`),
  )
  const isOwn = and(eq(organization_id, fees.organization_id), eq(currency, fees.currency))
  const amount = sql<number>`sum(${ledgerTransfers.amount})`.mapWith(Number)

  return db
    .select({ campaign_name: campaigns.name, amount })
    .from(ledgerTransfers)
    .innerJoin(held, eq(held.id, ledgerTransfers.debit_account_id))
    .innerJoin(campaigns, eq(campaigns.id, campaignOfHeld))
    .where(and(isFee, isInMonth, isOwn))
    .groupBy(campaigns.id)
    .orderBy(asc(campaigns.id))
}
