import { expect, test } from 'vitest'
import {
  type StartedServer,
  spawnServer,
  startServer,
  usedDirectory,
} from '../support/processes/server-process.ts'

test('what was shown on a trial opens nothing once the same data is used in earnest, and its money is none', async () => {
  const DATA_DIR = await usedDirectory()
  const trial = await startServer({ DATA_DIR })
  const { headers } = trial
  expect((await trial.get('/organizations.json')).status).toBe(200)
  await fund(trial)
  trial.kill('SIGTERM')
  await trial.ended

  const earnest = {
    DATA_DIR,
    BASE_URL: 'https://troupe.test',
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  const production = { ...earnest, NODE_ENV: 'production', DATABASE: 'embedded' }
  const refusing = await spawnServer(production)
  expect((await refusing.ended).code).toBe(1)
  expect(refusing.output()).toContain('This database holds test money')

  const server = await spawnServer(earnest)
  expect(await server.says('"ready"')).toContain('the trial is over')
  const refused = await fetch(`${server.url}/organizations.json`, { headers })
  expect(refused.status).toBe(401)
  server.kill('SIGTERM')
  await server.ended

  const again = await spawnServer(earnest)
  expect(await again.says('"ready"')).not.toContain('the trial is over')
  again.kill('SIGTERM')
  await again.ended
}, 300_000)

async function fund(trial: StartedServer): Promise<void> {
  const [organization] = await (await trial.get('/organizations.json')).json()
  const campaigns = `/organizations/${organization.id}/campaigns`
  const campaign = {
    name: 'Kettles',
    brief: 'Brew.',
    platform_ids: ['instagram'],
    cpm_amount: 2000,
  }
  const { id } = await (await trial.post(`${campaigns}.json`, { campaign })).json()
  const funding = { amount: 100_000, provider: 'test' }
  const funded = await trial.post(`${campaigns}/${id}/fundings.json`, { funding })
  expect(await funded.json()).toMatchObject({ status: 'succeeded' })
}
