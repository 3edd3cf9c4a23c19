import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApplication, go } from '../../../test/support/collab-work.ts'
import { createMembership } from '../../../test/support/factories.ts'
import { db, withSession } from '../../../test/support/helper.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  pass,
  readAgain,
} from '../../../test/support/submissions.ts'
import { ledgerAccounts } from '../../tables/ledger.ts'
import { toDecimal } from '../../vocabulary/money.ts'
import {
  campaignTransfersCsvPath,
  campaignTransfersPath,
  transfersCsvPath,
  transfersPath,
} from '../../vocabulary/money-urls.ts'
import { campaignSubmissionPath } from '../../vocabulary/submission-urls.ts'

async function grantedPost() {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const platform = fakePlatform()
  const campaign = await createRunningCampaign({ organization_id })
  const post = await handInPost(platform, campaign, await createCreator())
  await approveSubmission(post)
  platform.post(post.post_uid, { views: 4000 })
  await readAgain(platform, post)
  await pass(post, '2 days')
  await grantAll()
  return { owner, campaign, post }
}

test('a reward that is set aside says for whom, and leads to the post', async () => {
  const { owner, campaign, post } = await grantedPost()

  const { body } = await (await withSession(owner)).get(campaignTransfersPath(campaign))
  expect(body).toContain('Reward reserved for a creator')
  expect(body).toContain(
    `href="${campaignSubmissionPath(post)}" class="link link-hover">@${post.account_handle}</a></span>`,
  )
})

test('a quote that is set aside says for whom, and leads to the application', async () => {
  const work = await createApplication({ quote: 5000 })
  await go(work, 'acceptance')

  const organization = { id: work.submission.organization_id }
  const { body } = await (await withSession(work.admin)).get(transfersPath(organization))
  expect(body).toContain(
    `href="${work.path}" class="link link-hover">Robin Vale</a> · ${work.collab.name}`,
  )
})

const csv = { accept: 'text/csv' }

test('the file of a budget goes from its beginning to what is left, which is its balance', async () => {
  const { owner, campaign, post } = await grantedPost()
  const other = await createMembership(db)

  const file = await (await withSession(owner)).get(campaignTransfersCsvPath(campaign), csv)
  const lines = file.body.trim().split('\r\n')
  const [{ balance }] = (await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'budget'), eq(ledgerAccounts.owner_id, campaign.id)))) as [
    { balance: number },
  ]

  expect(file.headers['content-disposition']).toContain('budget.csv')
  expect(lines[0]).toBe('Date,Event,Program,Creator,From,To,Currency,Change,Balance')
  expect(lines[1]).toContain(`Funding,${campaign.name},`)
  expect(lines.at(-1)).toContain(
    `Reward reserved for a creator,${campaign.name},'@${post.account_handle},`,
  )
  expect(lines.at(-1)).toMatch(new RegExp(`,USD,-7\\.00,${toDecimal(balance, 'usd')}$`))
  expect(
    (await (await withSession(other)).get(campaignTransfersCsvPath(campaign), csv)).statusCode,
  ).toBe(404)
})

test('the file of a balance has what went both ways', async () => {
  const work = await createApplication({ quote: 5000 })
  await go(work, 'acceptance')

  const organization = { id: work.submission.organization_id }
  const { body } = await (await withSession(work.admin)).get(transfersCsvPath(organization), csv)
  expect(body).toContain(
    `Quote set aside for a collab,${work.collab.name},Robin Vale,balance,reserved for a creator,`,
  )
})
