import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { afterJob } from '../../../../test/support/jobs.ts'
import { now } from '../../../../test/support/now.ts'
import { lettersTo, mailTo } from '../../../../test/support/reading/mails.ts'
import { createApplication } from '../../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createMembership,
  createUser,
  unique,
} from '../../../../test/support/world/factories.ts'
import { uniqueEmail } from '../../../../test/support/world/sign-in.ts'
import { invitationMails } from '../../../tables/organizations/invitation-mails.ts'
import { mailInvitations } from '../../../teams/creator-invitations/jobs.ts'
import { recipientAt } from '../../../teams/invitation-limits/recipients.ts'
import {
  creatorInvitationsPath,
  discoverCampaignPath,
  invitationBatchPath,
  invitationBatchPreviewPath,
  invitationsPath,
  newSessionPath,
  receivedInvitationPath,
} from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { mailboxOf } from '../../../vocabulary/people/email.ts'
import { readAddresses } from './addresses.ts'

async function setUp() {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const organization = { id: organization_id }
  const open = { status: 'active', published_at: now() } as const
  const campaign = await createCampaign(db, { organization_id, ...open })
  const program_id = encodeId('Campaign', campaign.id)
  const client = await withToken(admin)
  const invite = async (addresses: string, further: object = {}) =>
    client.post(`${invitationBatchPath(organization)}.json`, {
      invitation_batch: { addresses, program_id, ...further },
    })
  const outcomesOf = async (addresses: string) =>
    Object.fromEntries(
      (await invite(addresses))
        .json()
        .results.map((one: { address: string; outcome: string }) => [one.address, one.outcome]),
    )
  return { admin, organization, campaign, client, program_id, invite, outcomesOf }
}

/** The link in the mail, once it was written and sent. */
async function linkTo(email: string): Promise<string> {
  await afterJob(mailInvitations, async () => expect(await lettersTo(email)).not.toEqual([]))
  const { text } = await mailTo(email)
  return /\/creator_invitations\/\S+/.exec(text)?.[0] as string
}

test('an empty program is refused in a program, where all were invited to none', async () => {
  const { invite } = await setUp()
  const answer = await invite('ida@example.com', { program_id: '' })
  expect([answer.statusCode, answer.json().codes]).toEqual([422, { program_id: ['blank'] }])
})

test('what was typed is kept where it is put right, and a colleague who has not joined yet is none to invite', async () => {
  const { admin, organization, program_id, outcomesOf } = await setUp()
  const browser = await withSession(admin)
  const colleague = uniqueEmail()
  await browser.post(invitationsPath(organization), `invitation[email]=${colleague}`)
  const fields = new URLSearchParams({
    'invitation_batch[addresses]': `${colleague}\nnot an address`,
    'invitation_batch[program_id]': program_id,
    'invitation_batch[message]': 'We loved your bread.',
  })
  const path = invitationBatchPreviewPath(organization)
  const looked = await browser.post(path, String(fields))
  expect(looked.body).toContain('Nobody to invite')
  expect(looked.body).toContain('Change the addresses')
  const again = await browser.post(path, `${fields}&again=1`)
  expect(again.body).toMatch(/<textarea[^>]*>\s*\S+@\S+\nnot an address</)
  expect(again.body).toContain('We loved your bread.')
  expect(again.body).toMatch(new RegExp(`value="${program_id}" selected`))
  expect(await outcomesOf(colleague)).toEqual({ [colleague]: 'is_member' })
})

test('the list says for which program an invitation is, and sends it again as it was', async () => {
  const { admin, organization, campaign, invite } = await setUp()
  const email = uniqueEmail()
  await invite(email, { message: 'We loved your bread.' })
  await linkTo(email)
  const browser = await withSession(admin)
  const path = creatorInvitationsPath(organization)
  const list = (await browser.get(path)).body
  expect(list).toContain(`Invited to ${campaign.name} by`)
  expect(list).toContain('Send again')
  await browser.post(path, `creator_invitation[email]=${email}`)
  await afterJob(mailInvitations, async () => expect(await lettersTo(email)).toHaveLength(2))
  const { text } = (await lettersTo(email)).at(-1) ?? { text: '' }
  expect(text).toContain(`the campaign “${campaign.name}”`)
  expect(text).toContain('We loved your bread.')
})

test('addresses are read as people keep them', () => {
  const pasted =
    'Name,E-mail\r\nIda,IDA@example.com\nBo <bo+x@example.com>; bo@example.com\nnobody\na@@b'
  expect(readAddresses(pasted)).toEqual({
    emails: ['ida@example.com', 'bo+x@example.com'],
    wrong: ['nobody', 'a@@b'],
  })
  expect(readAddresses('notmail\nName,E-mail\nIda,f@example.com')).toEqual({
    emails: ['f@example.com'],
    wrong: ['notmail'],
  })
  expect(readAddresses('a@example.com, b.example.com; c@example.com').wrong).toEqual([
    'b.example.com',
  ])
  expect(readAddresses('Ida Brandt,a@example.com,idabrandt.com').wrong).toEqual([])
  expect(readAddresses('not-an-address\n')).toEqual({ emails: [], wrong: ['not-an-address'] })
})

test('who works there is told of an address that was written to, and of no other', async () => {
  const { organization, outcomesOf } = await setUp()
  const { creator } = await createApplication({ organization_id: organization.id })
  expect(await outcomesOf(creator.email)).toEqual({ [creator.email]: 'invited' })
  expect(await outcomesOf(creator.email)).toEqual({ [creator.email]: 'works_here' })
})

test('a preview names everyone and mails nobody; then each new one gets the mail, and lands at the program', async () => {
  const { admin, organization, campaign, client, program_id, invite } = await setUp()
  const email = uniqueEmail()
  const addresses = `${email}\n${admin.user.email}\nnot an address`
  const fields = { addresses, program_id, message: 'We loved your bread.' }
  const looked = await client.post(`${invitationBatchPreviewPath(organization)}.json`, {
    invitation_batch: fields,
  })
  const results = [
    { address: email, outcome: 'invited' },
    { address: admin.user.email, outcome: 'is_member' },
    { address: 'not an address', outcome: 'invalid' },
  ]
  expect(looked.json()).toEqual({ results, left_today: 300 })

  const sent = await invite(addresses, { message: fields.message })
  expect(sent.statusCode).toBe(201)
  expect(sent.json()).toEqual({ results, left_today: 299 })
  const link = await linkTo(email)
  const { text, subject } = await mailTo(email)
  expect(text).toMatch(/^Hello,/)
  expect(text).toContain(`the campaign “${campaign.name}”`)
  expect(text).toContain('We loved your bread.')
  expect(text).toMatch(/It pays \$\d+\.\d\d for (10,000 views|each post)\./)

  const page = await anonymous.get(link)
  const signIn = newSessionPath(discoverCampaignPath(campaign), email)
  expect(page.body).toContain(signIn.replaceAll('&', '&amp;'))
  expect(page.body).toMatch(/for (10,000 views|each post)/)
  expect(subject).toMatch(/ invites you on Troupe$/)
  const invited = await createUser(db, { email })
  expect((await (await withSession(invited)).get(link)).body).toContain(
    discoverCampaignPath(campaign),
  )
  const home = async () => (await (await withSession(invited)).get('/home')).body
  expect(await home()).toContain('You are invited')
  expect(await home()).toContain(discoverCampaignPath(campaign))
  await anonymous.post(`${link}/refusal.json`, { refusal: { from: 'organization' } })
  expect(await home()).not.toContain('You are invited')
  expect((await invite(email)).json().results).toEqual([
    { address: email, outcome: 'invited_already' },
  ])
})

test('who refuses is invited by nobody any more, until they allow it', async () => {
  const { outcomesOf, client, organization } = await setUp()
  const email = uniqueEmail()
  await outcomesOf(email)
  const link = await linkTo(email)
  const refuse = (from: string) => anonymous.post(`${link}/refusal.json`, { refusal: { from } })
  expect((await refuse('nobody')).statusCode).toBe(422)
  expect((await refuse('everyone')).statusCode).toBe(204)
  expect((await anonymous.get(`${link}.json`)).json()).toMatchObject({ is_refused: true })

  const other = await setUp()
  expect(await other.outcomesOf(email)).toEqual({ [email]: 'closed' })
  const alone = await client.post(`${creatorInvitationsPath(organization)}.json`, {
    creator_invitation: { email },
  })
  expect(alone.json().errors).toEqual({ email: ['cannot be invited now'] })
  const recipient = recipientAt(email)
  const write = db.insert(invitationMails).values({ organization_id: organization.id, recipient })
  await expect(write).rejects.toThrow()

  expect((await anonymous.delete(`${link}/refusal.json`)).statusCode).toBe(204)
  expect(await other.outcomesOf(email)).toEqual({ [email]: 'invited' })
  expect((await anonymous.get(receivedInvitationPath('nothing-at-all'))).statusCode).toBe(404)
})

test('a mailbox gets five in a week, from whomever and by whatever name', async () => {
  const name = unique('full')
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map(setUp))
  const got = []
  for (const [at, { outcomesOf }] of six.entries())
    got.push(...Object.values(await outcomesOf(`${name}+${at}@example.com`)))
  expect(got).toEqual([...Array(5).fill('invited'), 'closed'])
})

test('an organization invites so many in a day, and is told before anything is written', async () => {
  const { invite, organization } = await setUp()
  const organization_id = organization.id
  await db.execute(sql`insert into invitation_mails (organization_id, recipient)
    select ${organization_id}, sha256(('day-' || ${organization_id}::text || '-' || n)::bytea) from generate_series(1, 299) n`)
  const refused = await invite(`${uniqueEmail()} ${uniqueEmail()}`)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.base[0]).toContain('You can invite 1 more now')
  expect((await invite(uniqueEmail())).json().left_today).toBe(0)
  const tooMany = Array.from({ length: 301 }, (_, at) => `${unique('many')}-${at}@example.com`)
  expect((await invite(tooMany.join('\n'))).json().errors.addresses[0]).toContain('are too many')
})

test('all organizations of one owner together do so twice as often, also those that were deleted', async () => {
  const { invite, organization, admin } = await setUp()
  for (const _ of [1, 2]) {
    const { organization_id } = await createMembership(db, { user: admin.user })
    await db.execute(sql`insert into invitation_mails (organization_id, recipient)
      select ${organization_id}, sha256(('owner-' || ${organization_id}::text || '-' || n)::bytea) from generate_series(1, 299) n`)
    await db.execute(sql`delete from organizations where id = ${organization_id}`)
  }
  const refused = await invite(`${uniqueEmail()} ${uniqueEmail()} ${uniqueEmail()}`)
  expect(refused.json().errors.base[0]).toContain('You can invite 2 more now')
  expect((await invite(`${uniqueEmail()} ${uniqueEmail()}`)).json().left_today).toBe(0)
  const recipient = recipientAt(uniqueEmail())
  const write = db.insert(invitationMails).values({ organization_id: organization.id, recipient })
  await expect(write).rejects.toThrow()
})

test('the database knows mailboxes as the code does', async () => {
  const addresses = [
    'a.b+c@gmail.com',
    'a.b@googlemail.com',
    'a.b+c.d@example.com',
    'ab@xgmail.com',
  ]
  for (const email of addresses) {
    const { rows } = await db.execute(sql`select mailbox_of(${email}) as mailbox`)
    expect(rows).toEqual([{ mailbox: mailboxOf(email) }])
  }
})

test('dots make no other mailbox at Gmail, and what a deleted organization sent counts', async () => {
  const name = unique('dots').replaceAll('-', '')
  const spelled = Array.from(
    { length: 6 },
    (_, at) => `${name.slice(0, at + 1)}.${name.slice(at + 1)}@gmail.com`,
  )
  const { outcomesOf } = await setUp()
  expect(Object.values(await outcomesOf(spelled.join(' ')))).toEqual(['invited'])
  for (const email of spelled.slice(1, 5)) {
    const other = await setUp()
    expect(await other.outcomesOf(email)).toEqual({ [email]: 'invited' })
    await db.execute(sql`delete from campaigns where organization_id = ${other.organization.id}`)
    await db.execute(sql`delete from organizations where id = ${other.organization.id}`)
  }
  const last = `${name}@googlemail.com`
  expect(await (await setUp()).outcomesOf(last)).toEqual({ [last]: 'closed' })
})

test('a file is read as well, and members may not', async () => {
  const { admin, organization } = await setUp()
  const email = uniqueEmail()
  const form = new FormData()
  form.append('invitation_batch[file]', new Blob([`name,mail\nIda,${email}\n`]), 'list.csv')
  const browser = await withSession(admin)
  const { statusCode, body } = await browser.post(invitationBatchPreviewPath(organization), form)
  expect(statusCode).toBe(202)
  expect(body).toContain('Invite 1 creator?')
  expect(body).toContain(email)

  const member = await createMembership(db, { organization_id: organization.id, role: 'member' })
  const answer = await (await withToken(member)).post(`${invitationBatchPath(organization)}.json`, {
    invitation_batch: { addresses: email },
  })
  expect(answer.statusCode).toBe(403)
})
