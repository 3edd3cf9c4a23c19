import { pino } from 'pino'
import type { IdempotencyKey } from '../../src/accounts/idempotency/keys.ts'
import { openContext } from '../../src/composition/context.ts'
import { loadConfig } from '../../src/framework/config/config.ts'
import type { Tx } from '../../src/framework/database/db.ts'
import { isUniqueViolation } from '../../src/framework/database/errors.ts'
import { createFunding } from '../../src/money/fundings/model.ts'
import { createRefund } from '../../src/money/fundings/refunds/model.ts'
import { grantReward } from '../../src/money/grants/model.ts'
import { Overdrawn } from '../../src/money/ledger/transfers.ts'
import type { Member } from '../../src/tables/actor.ts'
import type { Campaign } from '../../src/tables/campaigns.ts'
import type { Funding } from '../../src/tables/fundings.ts'

/**
 * A server process that moves money as fast as it can, and says of each thing when it is done. Started
 * again after it was killed, it does everything again: what was done before must not be done twice.
 */
type Work = {
  name: number
  member: Member
  campaign: Campaign
  funding: Funding
  actions: number
}

const { name, member, campaign, funding, actions }: Work = JSON.parse(process.env.WORK ?? '')
const context = await openContext(loadConfig(), pino({ level: 'silent' }))

const fund = (key: IdempotencyKey) =>
  createFunding(context, member, { amount: 100, provider: 'test' }, campaign, key)
const refund = (key: IdempotencyKey) => createRefund(context, member, funding, { amount: 3 }, key)

async function grant(_key: IdempotencyKey, number: number) {
  const reward = { user_id: member.user.id, reward_amount: 3999, fee_amount: 1 }
  const submission_id = 9_000_000_000 + name * 1_000_000 + number
  const once = (tx: Tx) =>
    grantReward(tx, context, campaign, { ...reward, submission_id, number: 1 })
  await context.db.transaction(once).catch((error) => {
    if (!isUniqueViolation(error)) throw error
  })
}

const kinds = { fund, grant, refund }

async function act(number: number) {
  const kind = Object.keys(kinds)[number % 3] as keyof typeof kinds
  const key = {
    user_id: member.user.id,
    route: kind,
    key: `${name}:${number}`,
    fingerprint: Buffer.from(kind),
  }
  try {
    await kinds[kind](key, number)
    console.log(`did ${kind} ${number}`)
  } catch (error) {
    if (!(error instanceof Overdrawn)) throw error
    console.log(`no ${kind} ${number}`)
  }
}

const left = Array.from({ length: actions }, (_, number) => number)
const work = async () => {
  for (let number = left.shift(); number !== undefined; number = left.shift()) await act(number)
}
await Promise.all(Array.from({ length: 50 }, work))
console.log('finished')
await context.close()
