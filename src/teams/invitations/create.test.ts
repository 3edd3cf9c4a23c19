import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import {
  createInviting,
  invitationLinkIn,
  invitationsOf,
} from '../../../test/support/world/invitations.ts'
import { uniqueEmail } from '../../../test/support/world/sign-in.ts'
import { rateCounts } from '../../framework/http/load/rate-limit.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { invitationRefusals } from '../../tables/organizations/invitation-mails.ts'
import { membersPath } from '../../vocabulary/addresses/urls.ts'
import { mailboxOf } from '../../vocabulary/people/email.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { recipientAt } from '../invitation-limits/recipients.ts'

const sevenDays = 7 * 24 * 60 * 60 * 1000

describe('POST /organizations/:organization_id/invitations', () => {
  test('mails a link to the address, as a member unless told otherwise', async () => {
    const { admin, client, email, path } = await createInviting()

    const response = await client.post(`${path}.json`, { invitation: { email: ` ${email} ` } })

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      email,
      role: 'member',
      invited_by: { email: admin.user.email },
    })
    expect(response.headers.location).toBe(response.json().url)
    expect((await client.get(response.json().url)).json()).toEqual(response.json())
    const lasts = Date.parse(response.json().expires_at) - Date.parse(response.json().created_at)
    expect(lasts).toBe(sevenDays)

    const mail = await mailTo(email)
    expect(mail.subject).toBe('You are invited to Troupe')
    expect(mail.text).toContain(`${admin.user.name} (${admin.user.email}) invites you`)
    expect((await anonymous.get(`${invitationLinkIn(mail)}.json`)).json()).toMatchObject({ email })
  })

  test('keeps the token nowhere but in the mail', async () => {
    const { client, email, path, organization_id } = await createInviting()

    const response = await client.post(`${path}.json`, { invitation: { email, role: 'admin' } })
    const token = invitationLinkIn(await mailTo(email))
      .split('/')
      .at(-1) as string
    const [row] = await invitationsOf({ email })
    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.organization_id, organization_id))

    expect(response.body).not.toContain(token)
    expect(row?.token_hash.toString('base64url')).not.toBe(token)
    expect(events).toMatchObject([
      { action: 'create', changes: { email: [null, email], role: [null, 'admin'] } },
    ])
    expect(JSON.stringify(events)).not.toContain(token)
  })

  test('renews the invitation of an address that has one', async () => {
    const { client, email, path } = await createInviting()

    const first = await client.post(`${path}.json`, { invitation: { email } })
    const firstLink = invitationLinkIn(await mailTo(email))
    const second = await client.post(`${path}.json`, { invitation: { email, role: 'admin' } })
    const secondLink = invitationLinkIn(await mailTo(email, { count: 2 }))

    expect(second.statusCode).toBe(201)
    expect(second.json()).toMatchObject({ id: first.json().id, role: 'admin' })
    expect(await invitationsOf({ email })).toHaveLength(1)
    expect((await anonymous.get(`${firstLink}.json`)).statusCode).toBe(404)
    expect((await anonymous.get(`${secondLink}.json`)).statusCode).toBe(200)
  })

  test('refuses the address of a member', async () => {
    const { client, member, path } = await createInviting()

    const response = await client.post(`${path}.json`, {
      invitation: { email: member.user.email.toUpperCase() },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ email: ['is already a member'] })
  })

  test('refuses what is no address and no role', async () => {
    const { client, path, email } = await createInviting()

    const blank = await client.post(`${path}.json`, { invitation: { email: ' ' } })
    const wrong = await client.post(`${path}.json`, { invitation: { email: 7, role: 'owner' } })
    const empty = await client.post(`${path}.json`, {})

    expect(blank.json().errors.email).toContain("can't be blank")
    expect(wrong.json().errors).toEqual({
      email: ['is invalid'],
      role: ['is not included in the list'],
    })
    expect(empty.statusCode).toBe(400)
    expect(await invitationsOf({ email })).toHaveLength(0)
  })

  test('fills nobody’s mailbox', async () => {
    const { client, email, path } = await createInviting()

    const statuses = []
    for (let count = 0; count < 11; count += 1) {
      const response = await client.post(`${path}.json`, { invitation: { email } })
      statuses.push(response.statusCode)
    }

    expect(statuses).toEqual([...Array(10).fill(201), 503])
  })

  test('fills it no more within days, and writes to nobody who refused', async () => {
    const { client, email, path } = await createInviting()
    const { key, most } = limitFor('invitation-week', mailboxOf(email))
    const tomorrow = new Date(Date.now() + sevenDays / 7).toISOString()
    await db.insert(rateCounts).values({ key, count: most, resets_at: tomorrow })
    const invite = (address: string) =>
      client.post(`${path}.json`, { invitation: { email: address } })
    expect((await invite(email)).statusCode).toBe(503)

    const refusing = uniqueEmail()
    await db.insert(invitationRefusals).values({ recipient: recipientAt(refusing) })
    expect((await invite(refusing)).json().errors).toEqual({ email: ['cannot be invited now'] })
  })

  test('leads a browser to the members, or shows the form with its errors', async () => {
    const { admin, member, organization_id, email, path } = await createInviting()
    const browser = await withSession(admin)

    const sent = await browser.post(path, `invitation[email]=${encodeURIComponent(email)}`)
    const members = await browser.get(membersPath({ id: organization_id }))
    const refused = await browser.post(
      path,
      `invitation[email]=${encodeURIComponent(member.user.email)}&invitation[role]=admin`,
    )

    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      membersPath({ id: organization_id }),
    ])
    expect(members.body).toContain(email)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('E-mail address is already a member')
    expect(refused.body).toContain(member.user.email)
  })
})
