import { expect, test } from 'vitest'
import { agentWith, listenToAgents } from '../../../test/support/agents.ts'
import { db } from '../../../test/support/helper.ts'
import {
  createAccessToken,
  createCampaign,
  createMembership,
} from '../../../test/support/world/factories.ts'
import { encodeId } from '../../vocabulary/ids.ts'

listenToAgents()

async function createOwner() {
  const owner = await createMembership(db)
  const organization_id = encodeId('Organization', owner.organization_id)
  return {
    owner,
    organization_id,
    agent: await agentWith(await createAccessToken(db, owner.user)),
  }
}

test('a draft from a product page that could not be read says so, and why', async () => {
  const { organization_id, agent } = await createOwner()
  const drafted = await agent.use('draft_collab', {
    organization_id,
    product_page: 'northwind.example/mug',
  })
  expect(drafted.prefill).toEqual({ status: 'failed', reason: 'not_an_address' })
  expect(drafted.text).toContain('prefill failed: not_an_address')
  const plain = await agent.use('draft_collab', { organization_id })
  expect([plain.prefill, plain.text]).toEqual([null, expect.not.stringContaining('prefill')])
})

type Part = { description?: string; properties?: Record<string, Part>; items?: Part }

/** The amounts that a schema has anywhere, by the way there. */
function amountsIn({ properties = {}, items }: Part, way = ''): [string, string | undefined][] {
  const own = Object.entries(properties).flatMap(([name, part]) => {
    const here = `${way}.${name}`
    const isAmount = /^(.+_)?amount$/.test(name)
    return [...(isAmount ? [[here, part.description] as const] : []), ...amountsIn(part, here)]
  }) as [string, string | undefined][]
  return items === undefined ? own : [...own, ...amountsIn(items, way)]
}

test('every amount that a tool takes or tells names its unit', async () => {
  const { agent } = await createOwner()
  const { tools } = await agent.client.listTools()
  let found = 0
  for (const { name, description, inputSchema, outputSchema } of tools) {
    const [sent, told] = [inputSchema, outputSchema].map((one) => amountsIn(one as Part))
    const amounts = [...(sent ?? []), ...(told ?? [])]
    if (amounts.length > 0)
      expect([name, description]).toEqual([name, expect.stringContaining('minor units')])
    for (const [way, meaning = ''] of amounts)
      expect([name, way, meaning]).toEqual([name, way, expect.stringMatching(/in minor units$/i)])
    if (told?.length) expect(outputSchema?.properties).toHaveProperty('amounts_in')
    found += amounts.length
  }
  expect(found).toBeGreaterThan(40)
})

test('an answer with amounts says what 100 are in its currency', async () => {
  const { organization_id, agent } = await createOwner()
  const draft = (currency: string) =>
    agent.use('draft_campaign', { organization_id, name: 'Mugs', currency, cpm_amount: 250 })
  expect((await draft('usd')).amounts_in).toBe('minor units: 100 is $1.00')
  expect((await draft('jpy')).amounts_in).toBe('minor units: 100 is ¥100')
})

test('an unknown id is answered with the tools that give those there are', async () => {
  const { owner, organization_id, agent } = await createOwner()
  const { id } = await createCampaign(db, { organization_id: owner.organization_id })
  const campaign_id = encodeId('Campaign', id)
  for (const [name, given, ...advice] of [
    [
      'show_program',
      { organization_id, kind: 'campaign', id: 'Nq7RwXk3' },
      'id from list_programs',
    ],
    ['forecast_budget', { organization_id: 'Nq7RwXk3', campaign_id }, 'whoami lists yours'],
    [
      'fund',
      { organization_id, campaign_id: 'Nq7RwXk3', amount: 700 },
      'campaign_id from list_programs',
    ],
    ['show_submission', { id: 'Nq7RwXk3' }, 'id from list_submissions', 'with its organization_id'],
    ['send_message', { submission_id: 'Nq7RwXk3', body: 'Hello' }, 'submission_id from list_'],
    [
      'hand_in_post',
      { campaign_id: 'Nq7RwXk3', post_url: 'https://x.com/a/status/1', social_account_id: 'a' },
      'campaign_id from the address of its page',
    ],
    ['show_program', { organization_id: 'Fernweh Coffee', kind: 'campaign', id: 'a' }, 'is no id'],
    ['draft_campaign', { organization_id, name: 'A', cpm_amount: 2.5 }, '250 is $2.50'],
    ['read_guide', { slug: 'nothing' }, 'slug from read_guide'],
    ['approve_posts', { organization_id, submission_ids: ['Nq7RwXk3'] }, 'list_submissions'],
    [
      'decide_posts',
      { organization_id, submission_ids: ['Nq7RwXk3'], action: 'flag', note: 'Bots?' },
      'list_submissions',
    ],
    [
      'invite_creators',
      { organization_id, addresses: ['x y@example.com', 'b@example.com'] },
      'must be one address',
    ],
    [
      'invite_creators',
      { organization_id, addresses: ['a@example.com'], program_id: 'Nq7RwXk3' },
      'list_programs',
    ],
  ] as const) {
    const refused = await agent.use(name, given)
    expect([name, refused.isError]).toEqual([name, true])
    for (const words of advice)
      expect([name, refused.text]).toEqual([name, expect.stringContaining(words)])
  }
})
