import { like } from 'drizzle-orm'
import { pino } from 'pino'
import type { IdempotencyKey } from '../../../src/accounts/idempotency/keys.ts'
import { openContext } from '../../../src/composition/context.ts'
import type { PostSource } from '../../../src/creators/social-accounts/connecting/post-source.ts'
import { loadConfig } from '../../../src/framework/config/config.ts'
import type { Tx } from '../../../src/framework/database/db.ts'
import { isUniqueViolation } from '../../../src/framework/database/errors.ts'
import { Invalid, rootOf } from '../../../src/framework/errors.ts'
import { rateCounts } from '../../../src/framework/http/load/rate-limit.ts'
import { Overdrawn } from '../../../src/money/bookkeeping/transfers.ts'
import { createFunding } from '../../../src/money/fundings/model.ts'
import { createRefund } from '../../../src/money/fundings/refunds/model.ts'
import { countViews } from '../../../src/programs/campaign-submissions/counting/count.ts'
import { approval, decideNow } from '../../../src/programs/campaign-submissions/deciding/decide.ts'
import { handIn } from '../../../src/programs/campaign-submissions/handing-in/model.ts'
import { lockSubmissions } from '../../../src/programs/campaign-submissions/lock.ts'
import type { Member } from '../../../src/tables/actor.ts'
import type { Campaign } from '../../../src/tables/campaigns/campaigns.ts'
import type { Funding } from '../../../src/tables/finance/fundings.ts'
import type { SocialAccount } from '../../../src/tables/users/social-accounts.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { grantReward } from '../world/grants.ts'

/**
 * A server process that moves money as fast as it can, and says of each thing when it is done. Started
 * again after it was killed, it does everything again: what was done before must not be done twice.
 */
type Work = {
  name: number
  member: Member
  campaign: Campaign
  funding: Funding
  creators: { user: Member['user']; account: SocialAccount }[]
  actions: number
}

const { name, member, campaign, funding, creators, actions }: Work = JSON.parse(
  process.env.WORK ?? '',
)
const creator = creators[name - 1] as Work['creators'][number]
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

/** Nobody is asked about the post: what is tried is what the database adds up. */
const source: PostSource = {
  resolve: async (address) => ({
    platform_id: creator.account.platform_id,
    uid: address,
    handle: null,
    url: address,
  }),
  providerOf: () => undefined,
  accessOf: async () => undefined,
  loseAccess: async () => {},
}

/** LockedSubmission in, approved and counted, as three requests or jobs would do it. */
async function submit(key: IdempotencyKey, number: number) {
  await context.db.delete(rateCounts).where(like(rateCounts.key, 'hand-ins-by:%'))
  const actor = { ...member, user: creator.user }
  const fields = {
    post_url: `https://posts.example/${name}/${number}`,
    social_account_id: encodeId('SocialAccount', creator.account.id),
  }
  const own = { ...key, user_id: creator.user.id }
  const submission = await handIn(context, source, actor, campaign, fields, own)
  await decideNow(context, member, submission, approval).catch((error) => {
    if (!(error instanceof Invalid)) throw error
  })
  const post = { ...unsaid, uid: submission.post_uid, views: 100 }
  await context.db.transaction(async (tx) => {
    const locked = await lockSubmissions(tx, [submission.id])
    await countViews(tx, context, locked, [{ submission_id: submission.id, post, isFirst: false }])
  })
}

const unsaid = {
  author_uid: null,
  author_handle: null,
  posted_at: null,
  sound_uid: null,
  picture_url: null,
  caption: null,
  likes: null,
  comments: null,
  shares: null,
}

const kinds = { fund, grant, refund, submit }

async function act(number: number) {
  const kind = Object.keys(kinds)[number % 4] as keyof typeof kinds
  const key = {
    user_id: member.user.id,
    route: kind,
    key: `${name}:${number}`,
    fingerprint: Buffer.from(kind),
  }
  try {
    await patiently(() => kinds[kind](key, number))
    console.log(`did ${kind} ${number}`)
  } catch (error) {
    if (!(error instanceof Overdrawn)) throw error
    console.log(`no ${kind} ${number}`)
  }
}

/**
 * Tries again what had to wait too long for a lock on a busy machine, as clients do after 503: keys see to it
 * that it is done once.
 */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (!/lock timeout/.test(rootOf(error)) || tries === 5) throw error
    }
  }
}

const left = Array.from({ length: actions }, (_, number) => number)
const work = async () => {
  for (let number = left.shift(); number !== undefined; number = left.shift()) await act(number)
}
await Promise.all(Array.from({ length: 12 }, work))
console.log('finished')
await context.close()
