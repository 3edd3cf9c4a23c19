import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse, refuseEmpty } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { accessTokensPath, accessTokenUrl } from '../../vocabulary/addresses/urls.ts'
import { currencyOfLimit } from './limit-fields.ts'
import { createAccessToken, revokeAccessToken } from './model.ts'
import { AccessTokenJson, NewAccessTokenJson } from './presenter.ts'
import { findAccessToken, listAccessTokens } from './queries.ts'
import { AccessTokenCreate, tokenRules } from './schema.ts'
import { withoutUnchosen } from './typed.ts'
import { AccessTokenCreated } from './views/created.tsx'
import { AccessTokenIndex } from './views/index.tsx'

type ById = { Params: { id: string } }

export async function accessTokenRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  const list = api({
    name: 'listAccessTokens',
    summary: 'List your access tokens',
    description: 'For every user: their own, newest first, without the tokens themselves.',
    tag: 'Access tokens',
    response: z.array(AccessTokenJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const page = await listAccessTokens(db, request.actor, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <AccessTokenIndex page={page} currency={config.defaultCurrency} />,
      json: () => page.rows.map(AccessTokenJson.present),
    })
  })

  const create = api({
    name: 'createAccessToken',
    summary: 'Create an access token; the answer is the only one that shows it',
    description:
      'For every user, with a session or a token that may write. The answer is the only one that shows the token; all but its description is fixed from then on. With `areas` it reaches these alone, its own account and the list of its organizations: what it may not is 403, with the area named. With `organization_ids` it reaches these organizations alone, which have to be yours, and nothing that is about no organization. It ends at the moment `expires_at`, if any, and outlives no token that made it. Where it may write `money` it needs a daily limit, in one currency, for what it moves. You are told by mail, also of which token made it, if one did.',
    tag: 'Access tokens',
    strict: true,
    body: { schema: AccessTokenCreate, root: 'access_token' },
    toldOnce: true,
    response: NewAccessTokenJson,
    status: 201,
  })

  app.post('/', create, async (request, reply) => {
    const { actor, body } = request
    const currency = currencyOfLimit(body) ?? config.defaultCurrency
    const accessToken = await attempt(
      async () => {
        refuseEmpty(request, 'access_token', ['expires_at'])
        const sent = bodyWithAmounts(request, 'access_token', currency, {
          whenEmpty: 'none',
        })
        const chosen = request.format === 'html' ? withoutUnchosen(sent) : sent
        const fields = parse(AccessTokenCreate, 'access_token', chosen, tokenRules)
        return createAccessToken(app.context, actor, fields)
      },
      async (errors) => {
        const page = await listAccessTokens(db, actor, pageRequest(request))
        return <AccessTokenIndex page={page} currency={currency} typed={body} errors={errors} />
      },
    )

    // The answer itself shows the token, and must not be stored. A redirect would need to keep the
    // token somewhere in between.
    reply.code(201).header('Cache-Control', 'no-store')
    return respond(reply, {
      html: () => <AccessTokenCreated accessToken={accessToken} />,
      json: () =>
        reply
          .header('Location', accessTokenUrl(accessToken))
          .send(NewAccessTokenJson.present(accessToken)),
    })
  })

  const show = api({
    name: 'showAccessToken',
    summary: 'Show an access token, without the token itself',
    description: 'For its user: everything but the token, which cannot be had again.',
    tag: 'Access tokens',
    response: AccessTokenJson,
  })

  app.get<ById>('/:id', show, async (request, reply) => {
    const accessToken = await findAccessToken(db, request.actor, request.params.id)

    return respond(reply, {
      html: () => reply.redirect(accessTokensPath, 303),
      json: () => AccessTokenJson.present(accessToken),
    })
  })

  const revoke = api({
    name: 'deleteAccessToken',
    summary: 'Revoke an access token',
    description:
      'For its user: 204, and it is refused from the next request on, and so are those that it made. A token may revoke itself; those that it made stay then.',
    tag: 'Access tokens',
    status: 204,
  })

  app.delete<ById>('/:id', revoke, async (request, reply) => {
    const accessToken = await findAccessToken(db, request.actor, request.params.id)
    await revokeAccessToken(db, request.actor, accessToken)

    return respond(reply, {
      html: () => redirectWith(reply, accessTokensPath, `${accessToken.description} is revoked.`),
      json: () => reply.code(204).send(),
    })
  })
}
