import { one } from '../../../src/framework/database/rows.ts'
import { seal } from '../../../src/framework/secrets.ts'
import { webhookDeliveries, webhooks } from '../../../src/tables/webhooks.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { context, db } from '../../support/helper.ts'
import { forAdmins, forItsUser, forUsers, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

type Owner = { organization_id: number } | { user_id: number }

async function aWebhook(owner: Owner) {
  const secret = seal(context.config.secretKeys, 'whsec_c2VjcmV0')
  const values = { ...owner, address: 'https://127.0.0.1/', description: 'Shop', secret }
  const webhook = one(await db.insert(webhooks).values(values).returning())
  const delivery = {
    webhook_id: webhook.id,
    type: 'webhook.test',
    record_type: 'Webhook' as const,
    record_id: webhook.id,
    state: 'failed' as const,
  }
  const { id } = one(await db.insert(webhookDeliveries).values(delivery).returning())
  return { webhook: encodeId('Webhook', webhook.id), delivery: encodeId('Delivery', id) }
}

const body = () => ({ webhook: { address: 'https://example.com/hear', description: 'Shop' } })

function rowsAt(
  path: string,
  ownerOf: (world: World) => Owner,
  forIts: typeof forAdmins,
  forAll: typeof forAdmins,
): Row[] {
  const given = async (world: World) => ({ id: (await aWebhook(ownerOf(world))).webhook })
  const inIt = async (world: World) => {
    const { webhook, delivery } = await aWebhook(ownerOf(world))
    return { webhook_id: webhook, id: delivery }
  }
  return [
    { route: `GET ${path}`, answers: forAll(200), given, list: true },
    { route: `GET ${path}/new`, answers: pagesFor(forAll(200)), pageOnly: true },
    { route: `POST ${path}`, answers: writes(forAll(201)), body },
    { route: `GET ${path}/:id`, answers: forIts(200), given },
    { route: `GET ${path}/:id/edit`, answers: pagesFor(forIts(200)), given, pageOnly: true },
    { route: `PATCH ${path}/:id`, answers: writes(forIts(200)), given, body },
    { route: `DELETE ${path}/:id`, answers: writes(forIts(204)), given },
    { route: `GET ${path}/:id/rotation`, answers: pagesFor(forIts(303)), given, pageOnly: true },
    { route: `POST ${path}/:id/rotation`, answers: writes(forIts(200)), given },
    { route: `POST ${path}/:id/test`, answers: writes(forIts(201)), given },
    { route: `POST ${path}/:id/repetition`, answers: writes(forIts(200)), given },
    {
      route: `GET ${path}/:webhook_id/deliveries`,
      statements: 3,
      answers: forIts(200),
      given: inIt,
      list: true,
      page: 303,
    },
    {
      route: `GET ${path}/:webhook_id/deliveries/:id`,
      answers: forIts(200),
      given: inIt,
      statements: 4,
    },
    {
      route: `POST ${path}/:webhook_id/deliveries/:id/repetition`,
      answers: writes(forIts(200)),
      given: inIt,
    },
  ]
}

const pagesFor = (answers: Row['answers']) => ({ ...answers, nobody: 303, read: 401, write: 401 })

export const rows: Row[] = [
  ...rowsAt(
    '/organizations/:organization_id/webhooks',
    ({ owner }) => ({ organization_id: owner.organization_id }),
    forAdmins,
    forAdmins,
  ),
  ...rowsAt('/me/webhooks', ({ owner }) => ({ user_id: owner.user.id }), forItsUser, forUsers),
]
