import { expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { createCampaign, createMembership } from '../../../../test/support/world/factories.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'

const form = 'application/x-www-form-urlencoded'

test('a write that asks for another method than it is done as is refused, and does nothing', async () => {
  const admin = await createMembership(db)
  const campaign = await createCampaign(db, { organization_id: admin.organization_id })
  const path = campaignPath(campaign)
  const [browser, program] = [await withSession(admin), await withToken(admin)]
  for (const query of [
    '_method=delete',
    '%5Fmethod=delete',
    '_METHOD=DELETE',
    '_method[]=delete',
    '_method=purge',
    '_method=',
  ])
    expect((await program.post(`${path}/publication.json?${query}`, {})).statusCode).toBe(415)
  for (const query of ['_method=purge', '_method%5B%5D=delete', '_method'])
    expect((await browser.post(`${path}/publish?${query}`, 'a=b')).statusCode).toBe(415)
  const both = await browser.post(`${path}?_method=patch&_method=delete`, 'a=b')
  expect(both.statusCode).toBe(415)
  expect((await browser.post(`${path}?_method=patch`, '_method=delete')).statusCode).toBe(415)
  expect((await program.patch(`${path}.json`, { _method: 'delete' })).statusCode).toBe(415)
  expect((await program.delete(`${path}.json?_method=patch`)).statusCode).toBe(415)
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
    expect((await program.delete(`${path}.json`, undefined, { [name]: 'PATCH' })).statusCode).toBe(
      415,
    )
  expect((await program.get(`${path}.json`)).statusCode).toBe(200)
})

test('one that asks for what is done anyway is as good as without', async () => {
  const admin = await createMembership(db)
  const campaign = await createCampaign(db, { organization_id: admin.organization_id })
  const path = campaignPath(campaign)
  const program = await withToken(admin)
  const same = { 'x-http-method-override': 'put' }
  const changed = await program.patch(`${path}.json?_method=patch`, { name: 'Spring' }, same)
  expect(changed.json()).toMatchObject({ name: 'Spring' })
  const gone = await (await withSession(admin)).post(`${path}?_method=delete`, '_method=delete')
  expect(gone.statusCode).toBe(303)
})

test('the refusal comes as JSON and as a page', async () => {
  const asJson = await anonymous.post('/session.json?_method=delete', { a: 1 })
  expect([asJson.statusCode, asJson.json().error]).toEqual([
    415,
    expect.stringContaining('_method'),
  ])
  const asPage = await anonymous.post('/session?_method=purge', '', { 'content-type': form })
  expect(asPage.headers['content-type']).toContain('text/html')
})
