import { afterEach } from 'vitest'
import { businessTime, databaseTime } from '../../../src/framework/database/clock.ts'

/** A test that has let time pass leaves the clock to others as it found it: they share a database. */
afterEach(async () => {
  if (Math.abs(businessTime() - databaseTime()) < 500) return
  const { context, db } = await import('../helper.ts')
  const { readMovedSeconds } = await import('../../../src/framework/database/clock.ts')
  const { moveClock } = await import('../../../src/platforms/simulated/clock.ts')
  await db.transaction(async (tx) => moveClock(tx, context, -(await readMovedSeconds(tx))))
})
