import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { createInvitation, createMembership } from '../../../test/support/world/factories.ts'
import {
  createInviting,
  invitationLinkIn,
  invitationsOf,
} from '../../../test/support/world/invitations.ts'
import {
  invitationPath,
  membersPath,
  resendInvitationPath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const sevenDays = 7 * 24 * 60 * 60 * 1000

describe('GET /organizations/:organization_id/invitations', () => {
  test('lists the newest first, in pages, without secrets', async () => {
    const { client, organization_id, path } = await createInviting()
    const older = await createInvitation(db, { organization_id })
    const newer = await createInvitation(db, {
      organization_id,
      expires_at: new Date(0).toISOString(),
    })
    await createInvitation(db, { organization_id: (await createMembership(db)).organization_id })

    const response = await client.get(`${path}.json`)
    const beyond = await client.get(`${path}.json?page=2`)

    expect(response.json().map(({ email }: { email: string }) => email)).toEqual([
      newer.email,
      older.email,
    ])
    expect(response.json()[0]).toEqual({
      id: encodeId('Invitation', newer.id),
      email: newer.email,
      role: 'member',
      invited_by: null,
      expires_at: newer.expires_at,
      created_at: newer.created_at,
      updated_at: newer.updated_at,
      url: `http://troupe.localhost${invitationPath(newer)}.json`,
    })
    expect(response.headers['total-count']).toBe('2')
    expect(beyond.json()).toEqual([])
    expect(beyond.headers['total-count']).toBe('2')
  })

  test('is part of the page of the members', async () => {
    const { admin, organization_id, path } = await createInviting()
    const invited_by_id = admin.user.id
    const open = await createInvitation(db, { organization_id, invited_by_id })
    await createInvitation(db, { organization_id, expires_at: new Date(0).toISOString() })
    const browser = await withSession(admin)

    const redirect = await browser.get(path)
    const page = await browser.get(membersPath({ id: organization_id }))

    expect(redirect.headers.location).toBe(membersPath({ id: organization_id }))
    expect(page.body).toContain(open.email)
    expect(page.body).toContain(`Invited by ${admin.user.name}`)
    expect(page.body).toContain('expired')
  })
})

describe('POST /organizations/:organization_id/invitations/:id/resend', () => {
  test('sends a new link, good for another seven days', async () => {
    const { admin, client, organization_id } = await createInviting()
    const invitation = await createInvitation(db, {
      organization_id,
      expires_at: new Date(0).toISOString(),
    })

    const response = await client.post(`${resendInvitationPath(invitation)}.json`)
    const link = invitationLinkIn(await mailTo(invitation.email))

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      email: invitation.email,
      invited_by: { email: admin.user.email },
    })
    expect(Date.parse(response.json().expires_at)).toBeGreaterThan(Date.now() + sevenDays - 60_000)
    expect((await anonymous.get(`/invitations/${invitation.token}.json`)).statusCode).toBe(404)
    expect((await anonymous.get(`${link}.json`)).statusCode).toBe(200)
  })
})

describe('DELETE /organizations/:organization_id/invitations/:id', () => {
  test('makes the link useless', async () => {
    const { client, organization_id } = await createInviting()
    const invitation = await createInvitation(db, { organization_id })

    const response = await client.delete(`${invitationPath(invitation)}.json`)
    const again = await client.delete(`${invitationPath(invitation)}.json`)

    expect(response.statusCode).toBe(204)
    expect(again.statusCode).toBe(404)
    expect(again.json()).toEqual({ error: 'Invitation not found.', code: 'not_found' })
    expect((await anonymous.get(`/invitations/${invitation.token}.json`)).statusCode).toBe(404)
  })

  test('leads a browser back to the members', async () => {
    const { admin, organization_id } = await createInviting()
    const invitation = await createInvitation(db, { organization_id })
    const browser = await withSession(admin)

    const resent = await browser.post(resendInvitationPath(invitation), '')
    const revoked = await browser.post(`${invitationPath(invitation)}?_method=delete`, '')

    for (const response of [resent, revoked]) {
      expect(response.statusCode).toBe(303)
      expect(response.headers.location).toBe(membersPath({ id: organization_id }))
    }
  })
})

describe('invitations of an organization', () => {
  test('are for its admins', async () => {
    const { member, organization_id, path } = await createInviting()
    const invitation = await createInvitation(db, { organization_id })
    const client = await withToken(member)

    const responses = [
      await client.get(`${path}.json`),
      await client.post(`${path}.json`, { invitation: { email: '' } }),
      await client.get(`${invitationPath(invitation)}.json`),
      await client.post(`${resendInvitationPath(invitation)}.json`),
      await client.delete(`${invitationPath(invitation)}.json`),
    ]

    for (const response of responses) {
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({
        error: 'You are not allowed to do that.',
        code: 'forbidden',
      })
    }
    expect(await invitationsOf(invitation)).toHaveLength(1)
  })

  test('are not found through another organization', async () => {
    const { client, path } = await createInviting()
    const { organization_id } = await createMembership(db)
    const { id } = await createInvitation(db, { organization_id })
    const address = `${path}/${encodeId('Invitation', id)}`

    expect((await client.delete(`${address}.json`)).statusCode).toBe(404)
    expect((await client.post(`${address}/resend.json`)).statusCode).toBe(404)
  })
})
