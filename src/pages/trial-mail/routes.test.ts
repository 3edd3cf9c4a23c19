import { describe, expect, test } from 'vitest'
import { anonymous, db } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { requestCode, uniqueEmail, visitor } from '../../../test/support/world/sign-in.ts'
import { one } from '../../framework/database/rows.ts'
import { trialMails } from '../../framework/mail/trial-mails.ts'

async function createMail(fields: Partial<typeof trialMails.$inferInsert> = {}) {
  const values = { recipient: uniqueEmail(), subject: 'Hello', text: 'Hello', html: '<body>Hello' }
  return one(
    await db
      .insert(trialMails)
      .values({ ...values, ...fields })
      .returning(),
  )
}

describe('GET /dev/mail', () => {
  test('lists the mails, newest first', async () => {
    const first = await createMail()
    const second = await createMail()

    const { body, statusCode } = await anonymous.get('/dev/mail')

    expect(statusCode).toBe(200)
    expect(body.indexOf(second.recipient)).toBeGreaterThan(0)
    expect(body.indexOf(first.recipient)).toBeGreaterThan(body.indexOf(second.recipient))
  })

  test('shows the code of a sign-in', async () => {
    const email = uniqueEmail()
    const { code } = await requestCode(await visitor(), email)
    const { id } = await mailTo(email)

    const list = await anonymous.get('/dev/mail')
    const mail = await anonymous.get(`/dev/mail/${id}`)
    const letter = await anonymous.get(`/dev/mail/${id}/body`)

    expect(list.body).toContain(`Your Troupe code is ${code}`)
    expect(mail.body).toContain(code)
    expect(letter.body).toContain(code)
  })
})

describe('GET /dev/mail/:id', () => {
  test('shows the mail in a frame of its own, in which nothing runs', async () => {
    const { id } = await createMail({ html: '<body><script>alert(1)</script>' })

    const page = await anonymous.get(`/dev/mail/${id}`)
    const letter = await anonymous.get(`/dev/mail/${id}/body`)

    expect(page.body).toContain('sandbox="allow-top-navigation-by-user-activation"')
    expect(page.body).not.toContain('alert(1)')
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-src 'self'/)
    expect(page.headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(letter.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox /)
    expect(letter.headers['content-security-policy']).not.toContain('script-src')
  })

  test('escapes what stands outside of the frame', async () => {
    const { id } = await createMail({ subject: '<img src=x>', text: '</pre><script>' })

    const { body } = await anonymous.get(`/dev/mail/${id}`)

    expect(body).not.toContain('<img src=x>')
    expect(body).not.toContain('</pre><script>')
  })

  test.each(['0', '999999999999', '-1', '1e3', 'nonsense', '9'.repeat(30)])(
    'answers 404 for %s',
    async (id) => {
      expect((await anonymous.get(`/dev/mail/${id}`)).statusCode).toBe(404)
      expect((await anonymous.get(`/dev/mail/${id}/body`)).statusCode).toBe(404)
    },
  )
})
