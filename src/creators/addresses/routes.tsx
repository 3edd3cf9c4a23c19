import type { FastifyInstance } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { addressPath } from '../../vocabulary/addresses/urls.ts'
import { destroyAddress, saveAddress } from './model.ts'
import { AddressJson } from './presenter.ts'
import { findAddress, loadAddress } from './queries.ts'
import { AddressSave } from './schema.ts'
import { AddressPage } from './views/address.tsx'

type Returning = { Querystring: { return_to?: unknown } }

/** The address to which someone wants products shipped. */
export async function addressRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showAddress',
    summary: 'Show your address',
    description:
      'For every user: where products are sent to them. 404 without a body until they have saved one.',
    tag: 'Address',
    response: AddressJson,
    errors: [404],
  })

  app.get<Returning>('/', show, async ({ actor, query, format }, reply) => {
    // A program finds nothing here until an address is saved; a person needs the form to save it.
    if (format === 'json') return reply.send(AddressJson.present(await findAddress(db, actor)))
    const address = await loadAddress(db, actor)
    return sendPage(reply, <AddressPage address={address} returnTo={localPath(query.return_to)} />)
  })

  const save = api({
    name: 'updateAddress',
    summary: 'Save your address',
    description:
      'For every user: saves the first address or changes the one there is. What is left out stays as it was, and what is empty is cleared. The first time name, line1, city and country are needed, and they are never cleared.',
    tag: 'Address',
    body: { schema: AddressSave, root: 'address' },
    response: AddressJson,
  })

  app.patch('/', save, async ({ actor, body }, reply) => {
    const returnTo = localPath(Object(body).return_to)
    const saved = await attempt(
      async () => {
        const changes = parse(AddressSave, 'address', body)
        return saveAddress(db, actor, changes)
      },
      async (errors) => {
        const address = await loadAddress(db, actor)
        return <AddressPage address={address} returnTo={returnTo} typed={body} errors={errors} />
      },
    )

    return respond(reply, {
      html: () => redirectWith(reply, returnTo ?? addressPath, 'Your address is saved.'),
      json: () => AddressJson.present(saved),
    })
  })

  const destroy = api({
    name: 'deleteAddress',
    summary: 'Delete your address',
    description: 'For every user: 204, or 404 without a body where there is none.',
    tag: 'Address',
    status: 204,
    errors: [404],
  })

  app.delete('/', destroy, async ({ actor }, reply) => {
    await destroyAddress(db, actor)

    return respond(reply, {
      html: () => redirectWith(reply, addressPath, 'Your address is deleted.'),
      json: () => reply.code(204).send(),
    })
  })
}
