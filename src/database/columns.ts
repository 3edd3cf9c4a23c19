import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** Column types that every table shares. */

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const reference = () => bigint({ mode: 'number' })

export const moment = () => timestamp({ withTimezone: true, precision: 3 })

export const timestamps = () => ({
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
})

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
