import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { keptAnswer } from '../../framework/http/kept-answers.ts'
import { setPageHeaders } from '../../framework/http/pagination.ts'
import { returnPathOf } from '../../framework/http/return-path.ts'
import { allowing } from '../../framework/http/safety/content-security-policy.ts'
import { connectorOf, signInPlatforms } from '../../platforms/connectors.ts'
import {
  socialAccountPath,
  socialAccountsPath,
  socialAccountUrl,
} from '../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { connectionTargets } from './connecting/routes.ts'
import { connectSocialAccount, disconnectSocialAccount } from './model.ts'
import { SocialAccountJson } from './presenter.ts'
import { findSocialAccount, socialAccountsListed } from './queries.ts'
import { SocialAccountCreate, type SocialAccountFields, withPlatform } from './schema.ts'
import { waysToProve } from './verifying/ways.ts'
import { SocialAccountIndex } from './views/index.tsx'
import { SocialAccountNew } from './views/new.tsx'
import { SocialAccountShow } from './views/show.tsx'

type ById = { Params: { id: string } }

/** The accounts on social platforms that someone has connected. */
export async function socialAccountRoutes(app: FastifyInstance) {
  const { db, config } = app.context
  const signIn = signInPlatforms.filter((id) => connectorOf(app.context, id) !== undefined)
  const formTargets = signIn.length > 0 ? connectionTargets(config) : []

  const list = api({
    name: 'listSocialAccounts',
    summary: 'List the social accounts you have connected',
    description:
      'For every user: their own, oldest first. Numbers are null until the account was synchronised.',
    tag: 'Social accounts',
    response: z.array(SocialAccountJson),
    paginated: true,
  })

  app.get(
    '/',
    keptAnswer({ config: { ...list.config, lists: socialAccountsListed } }, 2),
    async (request, reply) => {
      const page = await socialAccountsListed.pageFor(request)
      setPageHeaders(reply, page)

      return respond(reply, {
        html: () => <SocialAccountIndex page={page} signIn={signIn} />,
        json: () => page.rows.map(SocialAccountJson.present),
      })
    },
  )

  app.get('/new', allowing({ formTargets }), async (_request, reply) =>
    sendPage(reply, <SocialAccountNew signIn={signIn} />),
  )

  const create = api({
    name: 'createSocialAccount',
    summary: 'Connect a social account by its address',
    description:
      'For every user: connects an account of theirs by its web address. TikTok and YouTube are 422 on `platform_id`, because they are connected in a browser; an address that is connected already, by anyone, is 422 on `account_url`.',
    shows: { status: 'pending' },
    tag: 'Social accounts',
    body: { schema: SocialAccountCreate, root: 'social_account' },
    response: SocialAccountJson,
    status: 201,
  })

  app.post('/', allowing({ formTargets }, create), async (request, reply) => {
    const { actor, body } = request
    const account = await attempt(
      async () => {
        const sent = request.format === 'html' ? withPlatform(body) : body
        const fields = parse(SocialAccountCreate, 'social_account', sent) as SocialAccountFields
        return connectSocialAccount(app.context, actor, fields)
      },
      (errors) => <SocialAccountNew signIn={signIn} typed={body} errors={errors} />,
    )
    const name = platformNames[account.platform_id]

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          socialAccountPath(account),
          `Your ${name} account is added. Now verify that it is yours.`,
        ),
      json: () =>
        reply
          .code(201)
          .header('Location', socialAccountUrl(account))
          .send(SocialAccountJson.present(account)),
    })
  })

  const show = api({
    name: 'showSocialAccount',
    summary: 'Show a social account',
    description:
      'For its user. Numbers are those of the last synchronisation, and null before the first.',
    tag: 'Social accounts',
    response: SocialAccountJson,
  })

  app.get<ById>('/:id', show, async (request, reply) => {
    const account = await findSocialAccount(db, request.actor, request.params.id)
    if (request.format === 'json') return reply.send(SocialAccountJson.present(account))
    const ways = await waysToProve(app.context, request.actor, account)
    const errand = returnPathOf(request)
    return sendPage(reply, <SocialAccountShow account={account} errand={errand} {...ways} />)
  })

  const destroy = api({
    name: 'deleteSocialAccount',
    summary: 'Disconnect a social account',
    description: 'For its user: 204, and the account can be connected again.',
    tag: 'Social accounts',
    status: 204,
  })

  app.delete<ById>('/:id', destroy, async (request, reply) => {
    const account = await findSocialAccount(db, request.actor, request.params.id)
    await disconnectSocialAccount(db, request.actor, account)
    const name = platformNames[account.platform_id]

    return respond(reply, {
      html: () => redirectWith(reply, socialAccountsPath, `Your ${name} account is disconnected.`),
      json: () => reply.code(204).send(),
    })
  })
}
