import { and, asc, eq, gte, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../framework/database/db.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { grants } from '../../tables/finance/grants.ts'
import { ledgerAccounts, ledgerTransfers } from '../../tables/finance/ledger.ts'
import { papers } from '../../tables/finance/papers.ts'

export type MonthOfFees = { organization_id: number; currency: string; month: string }

type ProgramFees = { program_name: string; amount: number }

const { created_at, currency } = ledgerTransfers
const held = alias(ledgerAccounts, 'held')

const month = sql<string>`to_char(${created_at} at time zone 'UTC', 'YYYY-MM')`

/** The condition is written into the SQL and not a parameter, because an index covers exactly this one. */
const isFee = sql`${ledgerTransfers.event} = 'fee_released'`

/** All grants of a submission are of one campaign. */
const campaignOfHeld = sql`(select ${grants.campaign_id} from ${grants}
  where ${grants.submission_id} = ${held.owner_id} limit 1)`

/** The organization of a campaign or of a collab, as money can be held for a submission to either. */
const organization_id =
  sql<number>`coalesce(${campaigns.organization_id}, ${collabs.organization_id})`.mapWith(Number)
const program_name = sql<string>`coalesce(${campaigns.name}, ${collabs.name})`
const collabOfHeld = sql`(select ${collabSubmissions.collab_id} from ${collabSubmissions}
  where ${collabSubmissions.id} = ${held.owner_id})`

/** How far back it looks for months that nobody was there to invoice. */
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
    .leftJoin(campaigns, eq(campaigns.id, campaignOfHeld))
    .leftJoin(collabs, eq(collabs.id, collabOfHeld))
    .where(and(isFee, isRecent, notExists(invoices)))
    .groupBy(organization_id, currency, month)
    .orderBy(month, organization_id, asc(currency))
}

/** Lists the fees of each program: campaigns first, each kind in the order in which they were created. */
export function listFees(db: Reader, fees: MonthOfFees): Promise<ProgramFees[]> {
  const begin = sql`(${fees.month} || '-01')::timestamp`
  const isInMonth = and(
    gte(created_at, sql`${begin} at time zone 'UTC'`),
    lt(created_at, sql`(${begin} + interval '1 month') at time zone 'UTC'`),
  )
  const isOwn = and(eq(organization_id, fees.organization_id), eq(currency, fees.currency))
  const amount = sql<number>`sum(${ledgerTransfers.amount})`.mapWith(Number)

  return db
    .select({ program_name, amount })
    .from(ledgerTransfers)
    .innerJoin(held, eq(held.id, ledgerTransfers.debit_account_id))
    .leftJoin(campaigns, eq(campaigns.id, campaignOfHeld))
    .leftJoin(collabs, eq(collabs.id, collabOfHeld))
    .where(and(isFee, isInMonth, isOwn))
    .groupBy(campaigns.id, collabs.id)
    .orderBy(asc(campaigns.id), asc(collabs.id))
}
