import type { FastifyInstance } from 'fastify'
import { readMovedSeconds } from '../../framework/database/clock.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse, parseOptional } from '../../framework/http/fields/parse.ts'
import {
  createSimulatedPost,
  deleteSimulatedPost,
  editSimulatedPost,
  revokeAccess,
  writeBio,
} from '../../platforms/simulated/model.ts'
import { findSimulatedAccount, findSimulatedPost } from '../../platforms/simulated/queries.ts'
import {
  SimulatedAccountUpdate,
  SimulatedPostCreate,
  SimulatedPostUpdate,
} from '../../platforms/simulated/schema.ts'
import {
  simulatedAccountPath,
  simulatedAccountUrl,
} from '../../vocabulary/addresses/simulated-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { SimulatedAccountJson, SimulatedPostJson } from './presenter.ts'
import { SimulatedAccountShow } from './views/account.tsx'

type ById = { Params: { id: string } }

const tag = 'Simulated platform'

/** One account on the platform of a trial, and its posts. */
export async function simulatedAccountRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get<ById>('/accounts/:id', show, async ({ actor, params, format }, reply) => {
    const account = await findSimulatedAccount(db, actor.user, params.id)
    if (format === 'json') return reply.send(SimulatedAccountJson.present(account))
    return sendPage(
      reply,
      <SimulatedAccountShow account={account} clock={await readMovedSeconds(db)} />,
    )
  })

  app.patch<ById>('/accounts/:id', update, async ({ actor, params, body }, reply) => {
    const account = await findSimulatedAccount(db, actor.user, params.id)
    const refused = { record: 'simulated_account' as const, typed: body }
    const { bio } = await attempt(
      async () => parse(SimulatedAccountUpdate, 'simulated_account', body),
      async (errors) => {
        const clock = await readMovedSeconds(db)
        return (
          <SimulatedAccountShow account={account} clock={clock} refused={{ ...refused, errors }} />
        )
      },
    )
    await writeBio(db, account, bio)

    return respond(reply, {
      html: () => redirectWith(reply, simulatedAccountPath(account), 'The bio is saved.'),
      json: () => SimulatedAccountJson.present({ ...account, bio }),
    })
  })

  app.delete<ById>('/accounts/:id/access', revoke, async ({ actor, params }, reply) => {
    const account = await findSimulatedAccount(db, actor.user, params.id)
    await revokeAccess(db, account)

    return respond(reply, {
      html: () => redirectWith(reply, simulatedAccountPath(account), 'Access is revoked.'),
      json: () => reply.code(204).send(),
    })
  })

  app.post<ById>('/accounts/:id/posts', post, async ({ actor, params, body }, reply) => {
    const account = await findSimulatedAccount(db, actor.user, params.id)
    const refused = { record: 'simulated_post' as const, typed: body }
    const fields = await attempt(
      async () => parseOptional(SimulatedPostCreate, 'simulated_post', body),
      async (errors) => {
        const clock = await readMovedSeconds(db)
        return (
          <SimulatedAccountShow account={account} clock={clock} refused={{ ...refused, errors }} />
        )
      },
    )
    const made = await createSimulatedPost(db, account, fields)

    return respond(reply, {
      html: () => redirectWith(reply, simulatedAccountPath(account), 'It is posted.'),
      json: () =>
        reply
          .code(201)
          .header('Location', simulatedAccountUrl(account))
          .send(SimulatedPostJson.present({ ...made, handle: account.handle })),
    })
  })

  app.patch<ById>('/posts/:id', edit, async ({ actor, params, body }, reply) => {
    const post = await findSimulatedPost(db, actor.user, params.id)
    const owner = encodeId('SimulatedAccount', post.account_id)
    const refused = { record: 'simulated_post' as const, typed: body, post }
    const changes = await attempt(
      async () => parse(SimulatedPostUpdate, 'simulated_post', body),
      async (errors) => {
        const account = await findSimulatedAccount(db, actor.user, owner)
        const clock = await readMovedSeconds(db)
        return (
          <SimulatedAccountShow account={account} clock={clock} refused={{ ...refused, errors }} />
        )
      },
    )
    await editSimulatedPost(db, post, changes)
    const account = await findSimulatedAccount(db, actor.user, owner)

    return respond(reply, {
      html: () => redirectWith(reply, simulatedAccountPath(account), 'The post is changed.'),
      json: () => SimulatedAccountJson.present(account),
    })
  })

  app.delete<ById>('/posts/:id', destroy, async ({ actor, params }, reply) => {
    const post = await findSimulatedPost(db, actor.user, params.id)
    await deleteSimulatedPost(db, post)

    return respond(reply, {
      html: () =>
        redirectWith(reply, simulatedAccountPath({ id: post.account_id }), 'It is deleted.'),
      json: () => reply.code(204).send(),
    })
  })
}

const show = api({
  name: 'showSimulatedAccount',
  summary: 'Show an account on the simulated platform',
  description: 'For its user, on a trial only.',
  tag,
  response: SimulatedAccountJson,
})

const update = api({
  name: 'updateSimulatedAccount',
  unconditional: true,
  summary: 'Write the bio of an account on the simulated platform',
  description: 'For its user, on a trial only.',
  tag,
  body: { schema: SimulatedAccountUpdate, root: 'simulated_account' },
  response: SimulatedAccountJson,
})

const revoke = api({
  name: 'deleteSimulatedAccess',
  unconditional: true,
  summary: 'Take back what an account has allowed',
  description:
    'For its user, on a trial only: 204, and whoever was let in can read nothing more, as if it were done in the settings of the platform.',
  tag,
  status: 204,
})

const post = api({
  name: 'createSimulatedPost',
  unconditional: true,
  summary: 'Post on the simulated platform',
  description:
    'For its user, on a trial only. `kind` says how it fares, `sound` which sound it uses (an id or an address), `posted_at` when it was posted, if not now.',
  tag,
  body: { schema: SimulatedPostCreate, root: 'simulated_post', optional: true },
  response: SimulatedPostJson,
  status: 201,
})

const edit = api({
  name: 'updateSimulatedPost',
  summary: 'Change a post on the simulated platform',
  description:
    'For its user, on a trial only: another `caption` or `sound`. Troupe reads it with its next reading.',
  tag,
  body: { schema: SimulatedPostUpdate, root: 'simulated_post' },
  response: SimulatedAccountJson,
})

const destroy = api({
  name: 'deleteSimulatedPost',
  summary: 'Delete a post on the simulated platform',
  description: 'For its user, on a trial only: 204, and from then on it is missing.',
  tag,
  status: 204,
})
