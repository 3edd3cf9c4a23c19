import { expect, test } from 'vitest'
import { withToken } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { encodeId } from '../../vocabulary/ids.ts'

test('a notification names the program that it is about, where its recipient finds it', async () => {
  const { admin, collab, creator, ...work } = await createApplication()
  await go({ admin, collab, creator, ...work }, 'acceptance')
  const collab_id = encodeId('Collab', collab.id)
  const home = `/organizations/${encodeId('Organization', admin.organization_id)}`
  const firstOf = async (someone: Parameters<typeof withToken>[0]) => {
    const client = await withToken(someone)
    const [told] = (await client.get('/me/notifications.json')).json()
    const shown = await client.get(told.url.replace('http://troupe.localhost', ''))
    return { told, shown: shown.json().id }
  }

  const received = await firstOf(admin)
  expect(received.told).toMatchObject({ campaign_id: null, collab_id })
  expect(received.told.url).toContain(`${home}/collabs/${collab_id}.json`)
  expect(received.shown).toBe(collab_id)
  const accepted = await firstOf(creator)
  expect(accepted.told).toMatchObject({ type: 'ApplicationAcceptedNotifier', collab_id })
  expect(accepted.told.url).toMatch(new RegExp(`/collabs/${collab_id}.json$`))
  expect(accepted.told.url).not.toContain(home)
  expect(accepted.shown).toBe(collab_id)
})
