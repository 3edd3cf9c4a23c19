import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../src/framework/database/db.ts'
import { projectRoot } from '../../src/framework/project-root.ts'
import { reconcile } from '../../src/money/reconciliation/reconcile.ts'
import { startServer, temporaryDirectory } from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { unique } from '../support/world/factories.ts'

const script = join(projectRoot, 'dist/test/money-worker.js')
const actions = 400

/** The worker does what requests and jobs do, without either. */
async function buildWorker(): Promise<void> {
  await build({
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: join(projectRoot, 'dist/test'),
      rolldownOptions: { input: [join(projectRoot, 'test/support/processes/money-worker.ts')] },
    },
  })
}

type Worker = { child: ChildProcess; did: Set<string>; ended: Promise<unknown> }

function startWorker(settings: Record<string, string>, name: number, world: object): Worker {
  const WORK = JSON.stringify({ name, actions, ...world })
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_POOL: '20', WORK, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const did = new Set<string>()
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('did ')) did.add(`${name} ${line}`)
  })
  return { child, did, ended: once(child, 'close') }
}

/** An owner, a campaign with little budget, and two creators of the demo world. */
async function prepare(DATABASE_URL: string, name: string) {
  const db = drizzle(DATABASE_URL) as unknown as Db & { $client: { end: () => Promise<void> } }
  onTestFinished(() => db.$client.end())
  const { rows } = await db.execute(`
    select to_json(users) as user, to_json(organizations) as organization,
      to_json(memberships) as membership, to_json(campaigns) as campaign
    from campaigns join organizations on organizations.id = campaigns.organization_id
    join memberships on memberships.organization_id = organizations.id and memberships.is_owner
    join users on users.id = memberships.user_id
    where campaigns.status = 'active' and campaigns.name = '${name}'`)
  const { user, organization, membership, campaign } = rows[0] as Record<
    'user' | 'organization' | 'membership' | 'campaign',
    { id: number }
  >
  const credential = { type: 'system', id: null, name: 'Test', isProved: true }
  const who = { user, organization, membership, credential, user_agent: '', ip: '' }
  const { rows: creators } = await db.execute(`
    select to_json(users) as user, to_json(social_accounts) as account
    from users join social_accounts on social_accounts.user_id = users.id and platform_id = 'tiktok'
    where users.email in ('suki@example.com', 'ben@example.com') order by users.id`)
  return { db, world: { member: who, campaign, creators } }
}

test.runIf(process.env.DATABASE_URL)(
  'money and counts are not lost, doubled or overspent by two processes, one of which is killed',
  { timeout: 900_000 },
  async () => {
    await buildWorker()
    const DATABASE_URL = await createDatabase(unique('money'))
    const SECRET_KEY = 'a secret that all processes share'
    const settings = { DATABASE_URL, SECRET_KEY, DATA_DIR: temporaryDirectory() }
    const server = await startServer(settings)
    const send = async (path: string, body: object) =>
      (await (await server.post(`${path}.json`, body)).json()) as { id: string }
    const name = unique('Kettles')
    const { id } = await send('/organizations', { organization: { name } })
    const path = `/organizations/${id}`
    const terms = { name, brief: '<p>Brew.</p>', platform_ids: ['tiktok'], cpm_amount: 1 }
    const campaign = await send(`${path}/campaigns`, { campaign: { ...terms, currency: 'eur' } })
    const own = `${path}/campaigns/${campaign.id}`
    await send(`${own}/fundings`, { funding: { amount: 600_000, provider: 'test' } })
    await send(`${own}/publication`, {})
    const { db, world } = await prepare(DATABASE_URL, name)
    const balance = { amount: 100_000, provider: 'test', currency: 'eur' }
    await send(`${path}/fundings`, { funding: balance })
    const { rows } = await db.execute(`select to_json(fundings) as funding from fundings
      where campaign_id is null and organization_id = ${world.member.organization.id}`)
    const work = { ...world, funding: (rows[0] as { funding: object }).funding }
    server.kill('SIGTERM')
    await server.ended
    // Its jobs grant what the demo world has earned, so nothing is read while they run.
    const before = await amounts(db, world.campaign)

    const [one, other] = [startWorker(settings, 1, work), startWorker(settings, 2, work)]
    while (one.did.size < actions / 3) await once(one.child.stdout as never, 'data')
    one.child.kill('SIGKILL')
    await one.ended
    const again = startWorker(settings, 1, work)
    await Promise.all([again.ended, other.ended])

    const did = new Set([...one.did, ...again.did, ...other.did])
    const count = (kind: string) => [...did].filter((line) => line.includes(` ${kind} `)).length
    const after = await amounts(db, world.campaign)
    const granted = count('grant')
    expect(one.did.size).toBeLessThan(actions)
    // More was to be granted than there is, whatever arrives meanwhile.
    expect(granted).toBeGreaterThan(20)
    expect(granted).toBeLessThan(200)
    expect([count('fund'), count('refund'), count('submit')]).toEqual([200, 200, 200])
    expect(after).toEqual({
      total: before.total + 200 * 100,
      used: before.used + granted * 4000,
      fundings: before.fundings + 200,
      grants: before.grants + granted,
      submissions: before.submissions + 200,
      views: before.views + 200 * 100,
      refunds: 200,
      balance: 100_000 - 200 * 3,
    })
    expect(after.used).toBeLessThanOrEqual(after.total)
    const { differences } = await reconcile(db)
    expect(differences).toEqual([])
  },
)

async function amounts(db: Db, { id }: { id: number }) {
  const { rows } = await db.execute(`
    select total_budget_amount::int as total, used_amount::int as used,
      submissions_count::int as submissions, view_count::int as views,
      (select count(*)::int from fundings where campaign_id = campaigns.id) as fundings,
      (select count(*)::int from grants where campaign_id = campaigns.id) as grants,
      (select count(*)::int from refunds
        where organization_id = campaigns.organization_id) as refunds,
      (select balance::int from ledger_accounts where kind = 'wallet' and currency = 'eur'
        and owner_id = campaigns.organization_id) as balance
    from campaigns where id = ${id}`)
  return rows[0] as Record<
    'total' | 'used' | 'submissions' | 'views' | 'fundings' | 'grants' | 'refunds' | 'balance',
    number
  >
}
