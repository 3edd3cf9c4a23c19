import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { textOf } from '../../../test/support/reading/reference.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { recipientOf } from '../../teams/invitation-limits/recipients.ts'
import {
  creatorGroupPath,
  creatorGroupsPath,
  creatorPath,
  groupingPath,
  invitationsTogetherPath,
  messagesTogetherPath,
} from '../../vocabulary/addresses/creator-urls.ts'
import { auditPath, creatorInvitationsPath, creatorsPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { readKept } from '../account/said-of-them.ts'

const publicId = ({ id }: { id: number }) => encodeId('User', id)

async function setUp() {
  const owner = await createMembership(db)
  const organization = { id: owner.organization_id }
  const campaign = await createCampaign(db, { organization_id: organization.id })
  const ida = await createUser(db, { name: 'Ida Brandt' })
  const noor = await createUser(db, { name: 'Noor Haddad' })
  for (const { id } of [ida, noor]) await createCampaignSubmission(db, campaign, { user_id: id })
  const client = await withToken(owner)
  const make = async (kind: string, name: string, query?: string) =>
    client.post(`${creatorGroupsPath(organization)}.json`, { creator_group: { kind, name, query } })
  const list = async (query: string) => {
    const { body } = await client.get(`${creatorsPath(organization)}.json?${query}`)
    return JSON.parse(body).map(({ name }: { name: string }) => name)
  }
  return { owner, organization, campaign, ida, noor, client, make, list }
}

test('a team puts creators on labels and lists, finds them by these, and tells them when they ask', async () => {
  const { organization, owner, ida, client, make, list } = await setUp()
  const label = (await make('label', 'Night owl')).json()
  expect(label).toMatchObject({ kind: 'label', query: null, creators_count: 0 })
  expect((await make('label', 'NIGHT owl')).json().errors).toEqual({
    name: ['has already been taken'],
  })
  const view = (await make('view', 'Owls', `sort=recent&label_id=${label.id}&page=4`)).json()
  expect(view.query).toBe(`label_id=${label.id}&sort=recent`)
  expect((await make('view', 'Odd', 'sort=odd')).json().errors).toEqual({ query: ['is invalid'] })

  const slip = await make('view', 'Slip', 'sort=recent&stat=approved')
  expect(slip.json().codes).toEqual({ query: ['inclusion'] })
  const all = await client.patch(new URL(view.url).pathname, { creator_group: { query: '' } })
  expect(all.json().query).toBe('')

  const group = async (user_ids: unknown, group_id = label.id, action = 'add') =>
    client.post(`${groupingPath(organization)}.json`, { grouping: { group_id, user_ids, action } })
  expect((await group([publicId(ida)])).json()).toMatchObject({ creators_count: 1 })
  expect(await list(view.query)).toEqual(['Ida Brandt'])
  const stranger = await createUser(db)
  const outcomes = async (action: string, ...ids: string[]) => {
    const answer = (await group(ids, label.id, action)).json()
    return answer.results.map(({ outcome }: { outcome: string }) => outcome)
  }
  const some = [publicId(ida), publicId(stranger), 'nobody']
  expect(await outcomes('add', ...some)).toEqual(['unchanged', 'unknown', 'unknown'])
  expect(await outcomes('remove', ...some)).toEqual(['removed', 'unknown', 'unknown'])
  expect(await outcomes('add', ...some)).toEqual(['added', 'unknown', 'unknown'])
  expect(await outcomes('add', publicId(stranger))).toEqual(['unknown'])
  expect((await group([publicId(ida)], view.id)).statusCode).toBe(422)

  const { body } = await (await withSession(owner)).get(
    `${creatorsPath(organization)}?${view.query}`,
  )
  expect(body).toContain('Night owl')
  expect((await readKept(db, ida)).groups).toMatchObject([{ kind: 'label', name: 'Night owl' }])

  const elsewhere = await createMembership(db)
  const outsider = await withToken(elsewhere)
  const theirs = { grouping: { group_id: label.id, user_ids: [publicId(ida)], action: 'add' } }
  const path = groupingPath({ id: elsewhere.organization_id })
  expect((await outsider.post(`${path}.json`, theirs)).statusCode).toBe(404)
  const found = `${creatorsPath({ id: elsewhere.organization_id })}.json?label_id=${label.id}`
  expect((await outsider.get(found)).json()).toEqual([])

  const member = await createMembership(db, { organization_id: organization.id, role: 'member' })
  const [{ id }] = (
    await db.execute<{ id: string }>(
      sql`select id from creator_groups where organization_id = ${organization.id} and kind = 'label'`,
    )
  ).rows as [{ id: string }]
  const address = `${creatorGroupPath({ id: Number(id), organization_id: organization.id })}.json`
  expect((await (await withToken(member)).delete(address)).statusCode).toBe(403)
  expect((await group([publicId(ida)], label.id, 'remove')).json()).toMatchObject({
    creators_count: 0,
  })
  expect((await client.delete(address)).statusCode).toBe(204)
  expect(await list(view.query)).toEqual([])
})

test('creators are found by country, state and the days they were active', async () => {
  const { ida, list } = await setUp()
  await db.execute(sql`insert into creator_profiles (user_id, country) values (${ida.id}, 'DE')`)
  expect(await list('country=DE')).toEqual([])
  await db.execute(sql`update creator_profiles set published_at = now() where user_id = ${ida.id}`)
  expect(await list('country=DE')).toEqual(['Ida Brandt'])
  expect(await list('state=waiting&active_days=7')).toHaveLength(2)
  expect(await list('state=finished')).toEqual([])
  expect(await list('min_followers=1')).toEqual([])
})

test('many are written to at once, but for who refused, and nobody again and again', async () => {
  const { organization, campaign, owner, ida, noor, client } = await setUp()
  const recipient = recipientOf(noor)
  await db.execute(
    sql`insert into invitation_refusals (recipient, organization_id) values (${recipient}, ${organization.id})`,
  )
  const path = `${messagesTogetherPath(organization)}.json`
  const write = async (body: string) => {
    const user_ids = [publicId(ida), publicId(noor)]
    const answer = await client.post(path, { message_batch: { user_ids, body } })
    return answer.json().results.map(({ outcome }: { outcome: string }) => outcome)
  }
  expect(await write('Shall we talk?')).toEqual(['sent', 'closed'])
  expect(await write('Shall we talk?')).toEqual(['sent_already', 'closed'])
  expect(await write('Hello?')).toEqual(['sent', 'closed'])
  expect(await write('Hello!')).toEqual(['sent', 'closed'])
  expect(await write('Hello!!')).toEqual(['unanswered', 'closed'])
  const stranger = { user_ids: [publicId(await createUser(db))], body: 'Hi' }
  const told = await client.post(path, { message_batch: stranger })
  expect(told.json().results).toEqual([{ user_id: stranger.user_ids[0], outcome: 'unknown' }])

  const browser = await withSession(owner)
  const form = `user_ids[]=${publicId(ida)}&body=From+the+page`
  const send = (more: string) =>
    browser.post(`${messagesTogetherPath(organization)}?sort=recent`, `${form}${more}`)
  const asked = await send('')
  expect(asked.body).toContain('Send to 1 creator?')
  expect(asked.body).toMatch(/Ida Brandt\. What is sent[\s\S]+From the page/)
  expect(textOf(asked.body)).toMatch(new RegExp(`Ida Brandt\\s*: ${campaign.name}`))
  expect((await send('&confirmed=no')).body).toMatch(/<textarea[^>]*>\s*From the page/)
  const { rows } = await db.execute(sql`select id from messages where body = 'From the page'`)
  expect(rows).toEqual([])
  const sent = await send('&confirmed=yes')
  expect(sent.headers.location).toBe(`${creatorsPath(organization)}?sort=recent`)
  const empty = await browser.post(messagesTogetherPath(organization), 'body=Nobody')
  expect(empty.body).toContain('Tick at least one creator.')
})

test('the log says to how many was written, and how these were chosen', async () => {
  const { owner, organization, ida, client } = await setUp()
  const browser = await withSession(owner)
  const path = messagesTogetherPath(organization)
  const fields = 'all=1&body=We+plan+the+spring+films.'
  const asked = await browser.post(`${path}?q=ida&active_days=30`, fields)
  expect(asked.body).toContain(`name="user_ids[]" value="${publicId(ida)}"`)
  const form = `${fields}&confirmed=yes&user_ids[]=${publicId(ida)}`
  await browser.post(`${path}?q=ida&active_days=30`, form)
  await client.post(`${creatorGroupsPath(organization)}.json`, {
    creator_group: { kind: 'view', name: 'Owls', query: 'q=ida&min_followers=1000' },
  })

  const log = (await browser.get(auditPath(organization))).body.replace(/<[^>]+>/g, '')
  expect(log).toContain(
    'wrote the same to 1 creator, chosen by: “ida”, submitted in the last 30 days',
  )
  expect(log).toContain('“ida”, 1,000 followers or more; most views first')
})

test('creators are put on a new label, from the list or from their page, where labels are taken off too', async () => {
  const { owner, organization, ida, noor, client, list } = await setUp()
  const create = (name: string, ...some: { id: number }[]) =>
    client.post(`${groupingPath(organization)}.json`, {
      grouping: { action: 'create', name, user_ids: some.map(publicId) },
    })
  const label = (await create('Winter', ida)).json()
  expect(label).toMatchObject({ kind: 'label', name: 'Winter', creators_count: 1 })
  expect((await create('', ida)).json().errors).toEqual({ name: ["can't be blank"] })
  expect((await create('Strangers', await createUser(db))).statusCode).toBe(422)

  const browser = await withSession(owner)
  const page = creatorPath({ organization_id: organization.id, user_id: noor.id })
  expect((await browser.get(page)).body).toContain(`<option value="${label.id}">Winter`)
  const form = `user_ids[]=${publicId(noor)}&group_id=${label.id}&name=&return_to=${page}`
  const added = await browser.post(groupingPath(organization), `${form}&action=add`)
  expect(added.headers.location).toBe(page)
  expect(await list(`label_id=${label.id}`)).toHaveLength(2)
  expect((await browser.get(page)).body).toMatch(/value="remove"[^>]*>Winter/)
  await browser.post(groupingPath(organization), `${form}&action=remove`)
  expect(await list(`label_id=${label.id}`)).toEqual(['Ida Brandt'])
})

test('all that filters leave are chosen at once, and invited to a program', async () => {
  const { owner, organization, ida, noor, client, list } = await setUp()
  const browser = await withSession(owner)
  const all = await browser.post(
    `${groupingPath(organization)}?q=ida`,
    'all=1&action=create&name=Owls',
  )
  expect(all.statusCode).toBe(303)
  const { body } = await browser.get(creatorsPath(organization))
  const [, label] = body.match(/<option value="(\w+)"[^>]*>Owls/) ?? []
  expect(await list(`label_id=${label}`)).toEqual(['Ida Brandt'])
  expect((await browser.get(`${creatorsPath(organization)}?limit=1`)).body).toContain('name="all"')

  const open = { status: 'active', published_at: new Date().toISOString() } as const
  const { id } = await createCampaign(db, { organization_id: organization.id, ...open })
  expect((await browser.get(creatorsPath(organization))).body).toMatch(
    /Invite<span[^>]*> to a program/,
  )
  const stranger = await createUser(db)
  const invite = (program_id: string) =>
    client.post(`${invitationsTogetherPath(organization)}.json`, {
      program_invitation: { user_ids: [ida, stranger, noor].map(publicId), program_id },
    })
  expect((await invite(encodeId('Campaign', id))).json().results).toEqual([
    { user_id: publicId(ida), error: null, code: null },
    { user_id: publicId(stranger), error: 'Creator not found.', code: 'not_found' },
    { user_id: publicId(noor), error: null, code: null },
  ])
  expect((await invite('nothing')).json().errors).toEqual({ program_id: ['is not one of yours'] })
})

test('many are invited after a look at who they are, to what, and how many more can be today', async () => {
  const { owner, organization, ida } = await setUp()
  const open = { status: 'active', published_at: new Date().toISOString() } as const
  const fields = { organization_id: organization.id, name: 'Autumn roast', ...open }
  const { id } = await createCampaign(db, fields)
  const browser = await withSession(owner)
  const invited = async () =>
    (await browser.get(`${creatorInvitationsPath(organization)}.json`)).json().length
  const send = (more: string) =>
    browser.post(
      `${invitationsTogetherPath(organization)}?q=ida`,
      `program_id=${encodeId('Campaign', id)}&message=Your+owls.${more}`,
    )

  const asked = textOf((await send('&all=1')).body)
  expect(asked).toContain('Invite 1 creator?Ida Brandt.To Autumn roast')
  expect(asked).toMatch(/You can invite \d+ more today\.\s*Your owls\./)
  expect(await invited()).toBe(0)
  const changed = await send(`&user_ids[]=${publicId(ida)}&confirmed=no`)
  expect(changed.body).toMatch(/<textarea[^>]*>\s*Your owls\./)
  const sent = await send(`&user_ids[]=${publicId(ida)}&confirmed=yes`)
  expect(sent.headers.location).toContain(`${creatorsPath(organization)}?q=ida`)
  expect(await invited()).toBe(1)
})

test('of more creators than can be chosen at once, the first of the list are offered', async () => {
  const { owner, organization, ida } = await setUp()
  const campaign = await createCampaign(db, { organization_id: organization.id })
  await db.execute(sql`
    with others as (
      insert into users (email, name)
      select 'found-' || number || '-' || ${organization.id} || '@example.com', 'Found ' || number
      from generate_series(1, 110) number returning id)
    insert into campaign_creators (campaign_id, user_id, organization_id, submissions_count, view_count, last_active_at, number)
    select ${campaign.id}, id, ${organization.id}, 1, 1, now(), row_number() over () from others`)
  // Their posts were made up, so the counts would not agree.
  onTestFinished(async () => {
    await db.execute(sql`delete from campaign_creators where campaign_id = ${campaign.id}`)
    await db.execute(sql`delete from organization_creators
      where organization_id = ${organization.id} and user_id <> ${ida.id}`)
    await db.execute(sql`update campaign_creators set view_count = 0
      where organization_id = ${organization.id}`)
  })
  await db.execute(sql`update campaign_creators set view_count = 5
    where organization_id = ${organization.id} and user_id = ${ida.id}`)
  const browser = await withSession(owner)
  const { body } = await browser.get(creatorsPath(organization))
  expect(textOf(body)).toContain('The first 100 found, the most at once')
  const asked = await browser.post(messagesTogetherPath(organization), 'all=1&body=Hello')
  expect(asked.body).toContain('Send to 100 creators?')
  expect(textOf(asked.body)).toContain('Send to 100 creators?Ida Brandt,')
})

test('the lowest CPM leaves out who earned nothing', async () => {
  const { organization, list } = await setUp()
  expect(await list('')).toHaveLength(2)
  const earn = (used: number, views: number) =>
    db.execute(sql`update campaign_creators set used_amount = ${used}, view_count = ${views}
      where organization_id = ${organization.id} and user_id in (select id from users where name = 'Ida Brandt')`)
  // Nothing was granted for it, so the books would not agree.
  onTestFinished(async () => void (await earn(0, 0)))
  await earn(500, 1000)
  expect(await list('sort=cpm')).toEqual(['Ida Brandt'])
})
