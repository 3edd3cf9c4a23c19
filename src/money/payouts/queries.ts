import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { today } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import { createdBetween, isIn } from '../../framework/http/lists/filters.ts'
import { defineListing, type ListRequest } from '../../framework/http/lists/listing.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import { grants } from '../../tables/finance/grants.ts'
import type { PayoutProvider } from '../../tables/finance/payout-methods.ts'
import {
  handProviders,
  type Payout,
  type PayoutStatus,
  payoutBatches,
  payoutStatuses,
  payouts,
} from '../../tables/finance/payouts.ts'
import { users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { isOnHold } from '../grants/on-hold.ts'

/** The filters and orders that creators can ask for. */
export const payoutsListing = defineListing('Payout', payouts, {
  status: isIn(payouts.status, payoutStatuses, 'Only those in this state'),
  ...createdBetween(payouts.created_at),
})

export async function listPayouts(
  db: Reader,
  { user }: Pick<Actor, 'user'>,
  asked: ListRequest,
): Promise<Page<Payout>> {
  const newestFirst = [desc(payouts.created_at), desc(payouts.id)]
  return payoutsListing.pageAsked(asked, eq(payouts.user_id, user.id), newestFirst, (parts) =>
    db
      .select({ ...getTableColumns(payouts), total: parts.total })
      .from(payouts)
      .where(parts.where)
      .orderBy(...parts.order)
      .limit(parts.limit)
      .offset(parts.offset),
  )
}

export async function findPayout(db: Reader, { user }: Actor, publicId: string): Promise<Payout> {
  const [payout] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, decodeId('Payout', publicId) ?? 0), eq(payouts.user_id, user.id)))
  if (payout === undefined) throw new NotFound()
  return payout
}

/** A payout as staff see it, with whose it is: nobody's once the account is deleted. */
export type PayoutForStaff = Payout & {
  user_name: string | null
  user_email: string | null
  batch_number: number | null
}

const forStaff = {
  ...getTableColumns(payouts),
  user_name: users.name,
  user_email: users.email,
  batch_number: payoutBatches.number,
}

export type PayoutFilter = { status?: PayoutStatus; batch_id?: number }

/** Lists payouts for staff, the oldest first, because whoever has waited longest comes first. */
export async function listPayoutsForStaff(
  db: Reader,
  { status, batch_id }: PayoutFilter,
  page: PageRequest,
): Promise<Page<PayoutForStaff>> {
  const isListed = and(
    status && eq(payouts.status, status),
    batch_id === undefined ? undefined : eq(payouts.batch_id, batch_id),
  )
  const rows = await db
    .select({ ...forStaff, total })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.user_id))
    .leftJoin(payoutBatches, eq(payoutBatches.id, payouts.batch_id))
    .where(isListed)
    .orderBy(asc(payouts.created_at), asc(payouts.id))
    .limit(page.size)
    .offset(beginningIn(payouts, isListed ?? sql`true`, page.offset))
  return pageOf(page, rows)
}

export async function findPayoutForStaff(db: Reader, publicId: string): Promise<PayoutForStaff> {
  const [payout] = await db
    .select(forStaff)
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.user_id))
    .leftJoin(payoutBatches, eq(payoutBatches.id, payouts.batch_id))
    .where(eq(payouts.id, decodeId('Payout', publicId) ?? 0))
  if (payout === undefined) throw new NotFound('Payout not found.')
  return payout
}

/** Payouts that wait for staff, in each currency and by the way they are paid. */
export type WaitingPayouts = {
  currency: string
  provider: PayoutProvider
  count: number
  late_count: number
  amount: number
  first_day: string
}

export function readWaitingPayouts(db: Reader): Promise<WaitingPayouts[]> {
  return db
    .select({
      currency: payouts.currency,
      provider: payouts.provider,
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`sum(${payouts.amount})`.mapWith(Number),
      late_count: sql<number>`count(*) filter (where ${payouts.sends_on} < ${today})`.mapWith(
        Number,
      ),
      first_day: sql<string>`min(${payouts.sends_on})::text`,
    })
    .from(payouts)
    .where(waitsForStaff)
    .groupBy(payouts.currency, payouts.provider)
    .orderBy(asc(payouts.currency), asc(payouts.provider))
}

export const waitsForStaff: SQL | undefined = and(
  inArray(payouts.provider, handProviders),
  eq(payouts.status, 'pending'),
)

/** Money that someone can withdraw in one currency, and when more of it is theirs. */
type Withdrawable = {
  currency: string
  available: number
  next_release_at: string | null
  /** Whether some of it is on hold, so that nobody can say when it is theirs. */
  is_on_hold: boolean
}

/** The amounts that someone can withdraw, in every currency that they have earned in, the most first. */
export function listWithdrawable(
  db: Reader,
  { user }: Pick<Actor, 'user'>,
): Promise<Withdrawable[]> {
  return db
    .select({
      currency: sql<string>`currency`,
      available: sql<number>`sum(balance)`.mapWith(Number),
      next_release_at: sql<string | null>`min(release_at)`.mapWith(isoTime),
      is_on_hold: sql<boolean>`bool_or(on_hold)`,
    })
    .from(sql`(
      select currency, balance, null::timestamptz as release_at, false as on_hold from ledger_accounts
      where kind = 'creator' and owner_id = ${user.id}
      union all
      select currency, 0, case when not ${isOnHold} then release_at end, ${isOnHold}
      from grants where user_id = ${user.id} and released_at is null
        and reward_amount > returned_reward_amount
    ) money`)
    .groupBy(sql`currency`)
    .orderBy(sql`sum(balance) desc, min(release_at), currency`)
}

/** Whether rewards in this currency are still held for someone. */
export async function hasHeldRewards(
  db: Reader,
  { user }: Pick<Actor, 'user'>,
  currency: string,
): Promise<boolean> {
  const isHeld = and(
    eq(grants.user_id, user.id),
    eq(grants.currency, currency),
    isNull(grants.released_at),
  )
  return (await db.$count(grants, isHeld)) > 0
}

/** The payout that a transfer at Stripe was made for; undefined if it is not ours. */
export async function findTransferred(
  db: Reader,
  { payout_id = 0 }: { payout_id?: number | undefined },
): Promise<Payout | undefined> {
  const isIt = and(eq(payouts.id, payout_id), eq(payouts.provider, 'stripe'))
  const [payout] = await db.select().from(payouts).where(isIt)
  return payout
}
