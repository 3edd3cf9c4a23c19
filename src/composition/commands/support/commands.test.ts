import { and, asc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession } from '../../../../test/support/helper.ts'
import { codeSentTo, mailTo } from '../../../../test/support/reading/mails.ts'
import {
  createInvitation,
  createMembership,
  unique,
} from '../../../../test/support/world/factories.ts'
import { exchange, requestCode, visitor } from '../../../../test/support/world/sign-in.ts'
import { createFailedJob } from '../../../../test/support/world/staff.ts'
import { summaryOf } from '../../../pages/audit/presenter.ts'
import { operator } from '../../../tables/actor.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { runCommand } from './commands.ts'

test('an operator helps from a shell, and each thing done is on record as theirs', async () => {
  const by = unique('bin/troupe-admin')
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
  }
  const run = (...words: string[]) => runCommand({ ...context, author: operator(by), say }, words)
  const { user, organization_id } = await createMembership(db)
  const invited = await createInvitation(db, { organization_id, invited_by_id: user.id })

  await run('jobs')
  await run('find', user.email)
  expect(said.join('\n')).toContain(encodeId('User', user.id))
  await run('find', encodeId('User', user.id))

  const browser = await withSession(user)
  expect((await browser.get('/me.json')).statusCode).toBe(200)
  await run('end-sessions', user.email)
  expect((await browser.get('/me.json')).statusCode).toBe(401)

  await expect(run('resend-code', user.email)).rejects.toThrow('does not wait for a code')
  await expect(run('resend-code', `${unique('new')}@example.com`)).rejects.toThrow(
    'Nobody has an account with',
  )
  const client = await visitor()
  const { token, code } = await requestCode(client, user.email)
  expect(await codeSentTo(user.email)).toBe(code)
  await run('resend-code', user.email)
  const other = await codeSentTo(user.email, { count: 2 })
  expect((await exchange(client, token, code)).statusCode).toBe(401)
  expect((await exchange(client, token, other)).statusCode).toBe(200)

  await run('resend-invitation', invited.email)
  expect((await mailTo(invited.email)).text).toContain(user.email)

  const { id } = await createFailedJob()
  await run('retry-job', id)
  await expect(run('retry-job', id)).rejects.toThrow(`No failed job has the id “${id}”.`)
  const { id: hopeless } = await createFailedJob()
  await expect(run('discard-job', 'all')).rejects.toThrow('No failed job has the id “all”.')
  await run('discard-job', hopeless)
  expect(said.at(-1)).toBe(
    'The job deliver-mail to m***@example.com is discarded: it will not be tried again.',
  )
  await expect(run('discard-job', hopeless)).rejects.toThrow('No failed job has the id')
  await expect(run('retry-job', hopeless)).rejects.toThrow('No failed job has the id')
  await expect(run('find', unique('nobody'))).rejects.toThrow('Nobody is found by')
  await expect(run('resend-invitation', unique('nobody'))).rejects.toThrow('Nobody invited')
  await expect(run('find')).rejects.toThrow('Say which: bin/troupe-admin find PERSON')
  await expect(run('toString')).rejects.toThrow('There is no command')

  const events = await db
    .select()
    .from(auditEvents)
    .where(and(like(auditEvents.credential_name, by), eq(auditEvents.is_staff, true)))
    .orderBy(asc(auditEvents.id))
  expect(events.map(({ record_type, action }) => `${record_type} ${action}`)).toEqual([
    'User look',
    'User look',
    'User sign_out',
    'User resend_code',
    'Invitation update',
    'Job retry',
    'Job discard',
  ])
  expect(events.map(summaryOf)[2]).toBe(
    `Troupe (staff), with ${by}, signed an account out everywhere`,
  )
  expect(new Set(events.map(({ user_name }) => user_name))).toEqual(new Set(['Troupe (staff)']))
})
