import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { one } from '../../framework/database/rows.ts'
import { type BillingDetails, billingDetails } from '../../tables/finance/billing-details.ts'
import { balanceIn } from '../bookkeeping/accounts.ts'

/** All that has to be known of an organization when money arrives for it. */
export type FundingFacts = {
  /** The balance of what it owes, which is below zero. */
  debt: number
  available: number
  admins: number[]
  details: BillingDetails | null
}

const { placeholder } = sql

const fundingFacts = prepared(
  'funding_facts',
  query
    .select({
      debt: balanceIn('debt', placeholder('organization_id'), placeholder('currency')),
      available: balanceIn('wallet', placeholder('organization_id'), placeholder('currency')),
      admins: sql<number[]>`array(select user_id from memberships
        where organization_id = ${placeholder('organization_id')} and role = 'admin')`.mapWith(
        (ids) => ids.map(Number),
      ),
      details: billingDetails,
    })
    .from(sql`(select) as nothing`)
    .leftJoin(billingDetails, eq(billingDetails.organization_id, placeholder('organization_id'))),
)

export async function readFundingFacts(
  tx: Tx,
  { id }: { id: number },
  currency: string,
): Promise<FundingFacts> {
  return one(await fundingFacts(tx, { organization_id: id, currency }))
}

const nextId = prepared(
  'id_of_funding',
  query
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('fundings', 'id'))`.mapWith(Number) })
    .from(sql`(select) as nothing`),
)

/** The id that a new funding is given, by which its movements are named. */
export async function drawFundingId(tx: Tx): Promise<number> {
  return one(await nextId(tx, {})).id
}
