import { create } from '../../activity/records/create.ts'
import type { Context } from '../../framework/context.ts'
import { businessTime } from '../../framework/database/clock.ts'
import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import type { ExchangeRate } from '../../tables/finance/exchange-rates.ts'
import { utcDay } from '../../vocabulary/time/days.ts'
import { compareListings } from './jobs.ts'
import { exchangeRateRecord } from './record.ts'
import type { ExchangeRateFields } from './schema.ts'

/** Writes a rate down beside those before it. One of a later day would hold before it is true. */
export async function enterExchangeRate(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  actor: Actor,
  fields: ExchangeRateFields,
): Promise<ExchangeRate> {
  const today = utcDay(businessTime())
  guard(fields.day <= today, 'day', 'must not be in the future')
  guard(fields.day >= '1999-01-01', 'day', 'must not be before the euro')
  return db.transaction(async (tx) => {
    const values = { ...fields, user_id: actor.user.id }
    const entered = await create(tx, actor, exchangeRateRecord, { values, told: fields })
    await queue.enqueue(tx, compareListings, { currency: fields.currency })
    return entered
  })
}
