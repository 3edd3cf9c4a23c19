import type { FastifyInstance } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { mePath } from '../../vocabulary/addresses/urls.ts'
import { updateUser } from './model.ts'
import { MeJson, UserJson } from './presenter.ts'
import { findCurrentUser, findMe } from './queries.ts'
import { UserUpdate } from './schema.ts'
import { NamePage } from './views/name.tsx'
import { ProfilePage } from './views/profile.tsx'

type Returning = { Querystring: { return_to?: unknown } }

export async function meRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showMe',
    summary: 'Show your account',
    description:
      'For every user and every token: the account that the credential belongs to, and what that may do. A token of an organization has the organization, the program that acts with it as `name`, and an address that nobody reads as `email`.',
    tag: 'Account',
    area: 'own',
    response: MeJson,
  })

  app.get('/', show, async (request, reply) => {
    const me = await findMe(db, request.actor)

    return respond(reply, {
      html: () => <ProfilePage user={me} />,
      json: () => MeJson.present(me),
    })
  })

  app.get<Returning>('/name', async ({ query }, reply) =>
    sendPage(reply, <NamePage returnTo={localPath(query.return_to) ?? mePath} />),
  )

  const update = api({
    name: 'updateMe',
    summary: 'Change your name, or hide your handle',
    description:
      'For every user: 422 on `name` for an empty one. The e-mail address is changed elsewhere, because it takes a code.',
    tag: 'Account',
    body: { schema: UserUpdate, root: 'user' },
    response: UserJson,
  })

  app.patch('/', update, async (request, reply) => {
    const { actor, body } = request
    const returnTo = localPath(Object(body).return_to)
    const user = await attempt(
      async () => {
        const changes = parse(UserUpdate, 'user', body)
        return updateUser(db, actor, changes)
      },
      async (errors) =>
        returnTo === undefined ? (
          <ProfilePage user={await findCurrentUser(db, actor)} typed={body} errors={errors} />
        ) : (
          <NamePage returnTo={returnTo} typed={body} errors={errors} />
        ),
    )

    return respond(reply, {
      html: () =>
        returnTo === undefined
          ? redirectWith(reply, mePath, 'Your changes are saved.')
          : redirectWith(reply, returnTo, `Welcome, ${user.name}.`),
      json: () => UserJson.present(user),
    })
  })
}
