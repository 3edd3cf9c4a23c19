import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { currencyOfLimit, limitRules } from '../../accounts/access-tokens/limit-fields.ts'
import { requireProof } from '../../accounts/authentication/proof.ts'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse, refuseEmpty } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import {
  newOrganizationTokenPath,
  organizationTokensPath,
  organizationTokenUrl,
} from '../../vocabulary/addresses/token-urls.ts'
import { mostOrganizationTokens } from './limits.ts'
import { createOrganizationToken, revokeOrganizationToken } from './model.ts'
import { organizationTokenPolicy } from './policy.ts'
import { NewOrganizationTokenJson, OrganizationTokenJson } from './presenter.ts'
import { findOrganizationToken, listOrganizationTokens } from './queries.ts'
import { OrganizationTokenCreate } from './schema.ts'
import { OrganizationTokenCreated } from './views/created.tsx'
import { OrganizationTokenIndex } from './views/index.tsx'
import { OrganizationTokenNew } from './views/new.tsx'

type ById = { Params: { id: string } }

const tag = 'Access tokens'

/**
 * Access tokens that belong to an organization. People see to them, never another token of an organization.
 */
export async function organizationTokenRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const list = api({
    name: 'listOrganizationTokens',
    summary: 'List the access tokens of an organization',
    description: 'For admins: newest first, without the tokens themselves.',
    tag,
    response: z.array(OrganizationTokenJson),
    paginated: true,
    errors: [403],
  })

  app.get('/', list, async (request, reply) => {
    const { member } = request
    authorize(organizationTokenPolicy.manage(member))
    const page = await listOrganizationTokens(db, member, pageRequest(request))
    setPageHeaders(reply, page)
    return respond(reply, {
      html: () => <OrganizationTokenIndex member={member} page={page} />,
      json: () => page.rows.map(OrganizationTokenJson.present),
    })
  })

  app.get('/new', async ({ member }, reply) => {
    authorize(organizationTokenPolicy.manage(member))
    requireProof(member, newOrganizationTokenPath(member.organization))
    const currency = member.organization.reporting_currency ?? config.defaultCurrency
    return sendPage(reply, <OrganizationTokenNew member={member} currency={currency} />)
  })

  const create = api({
    name: 'createOrganizationToken',
    summary: 'Create an access token of an organization; the answer is the only one that shows it',
    description: `For admins with a session who have proved within the last minutes that the account is theirs; otherwise it is 403. The token acts for the organization under its description, whoever comes and goes, in its \`areas\` alone: what it may not is 403, with the area named. Where it may write \`money\` it needs a daily limit, in one currency, for what it moves: fundings that it asks for, and what is set aside when it accepts an application. All admins are told by mail. At most ${mostOrganizationTokens}.`,
    shows: { last_used_at: null },
    tag,
    strict: true,
    sessionOnly: true,
    body: { schema: OrganizationTokenCreate, root: 'access_token' },
    toldOnce: true,
    response: NewOrganizationTokenJson,
    status: 201,
    errors: [403],
  })

  app.post('/', create, async (request, reply) => {
    const { member, body } = request
    authorize(organizationTokenPolicy.manage(member))
    requireProof(member, newOrganizationTokenPath(member.organization))
    const currency = currencyOfLimit(body) ?? config.defaultCurrency
    const token = await attempt(
      async () => {
        refuseEmpty(request, 'access_token', ['expires_at'])
        const sent = bodyWithAmounts(request, 'access_token', currency, {
          whenEmpty: 'none',
        })
        const fields = parse(OrganizationTokenCreate, 'access_token', sent, limitRules)
        return createOrganizationToken(context, member, fields)
      },
      (errors) => (
        <OrganizationTokenNew member={member} currency={currency} typed={body} errors={errors} />
      ),
    )

    // The answer itself shows the token, and must not be stored.
    reply.code(201).header('Cache-Control', 'no-store')
    return respond(reply, {
      html: () => <OrganizationTokenCreated member={member} token={token} />,
      json: () =>
        reply
          .header('Location', organizationTokenUrl(token))
          .send(NewOrganizationTokenJson.present(token)),
    })
  })

  const show = api({
    name: 'showOrganizationToken',
    summary: 'Show an access token of an organization, without the token itself',
    description: 'For admins: everything but the token, which cannot be had again.',
    tag,
    response: OrganizationTokenJson,
    errors: [403],
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const token = await findOrganizationToken(db, member, params.id)
    authorize(organizationTokenPolicy.manage(member))
    return respond(reply, {
      html: () => reply.redirect(organizationTokensPath(member.organization), 303),
      json: () => OrganizationTokenJson.present(token),
    })
  })

  const revoke = api({
    name: 'deleteOrganizationToken',
    summary: 'Revoke an access token of an organization',
    description: 'For admins: 204, and it is refused from the next request on.',
    tag,
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', revoke, async ({ member, params }, reply) => {
    const token = await findOrganizationToken(db, member, params.id)
    authorize(organizationTokenPolicy.manage(member))
    await revokeOrganizationToken(db, member, token)
    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          organizationTokensPath(member.organization),
          `${token.description} is revoked.`,
        ),
      json: () => reply.code(204).send(),
    })
  })
}
