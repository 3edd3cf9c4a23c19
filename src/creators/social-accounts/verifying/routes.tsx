import type { FastifyInstance, FastifyRequest } from 'fastify'
import { guard, NotFound } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { normalizeAccountUrl } from '../../../platforms/account-url.ts'
import { platformOf } from '../../../platforms/hosts.ts'
import { isManual } from '../../../platforms/known-platforms.ts'
import type { SocialAccount } from '../../../tables/users/social-accounts.ts'
import {
  socialAccountPath,
  socialAccountsPath,
  socialAccountUrl,
} from '../../../vocabulary/addresses/urls.ts'
import { decodeId, encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { SocialAccountJson, VerificationJson } from '../presenter.ts'
import { findSocialAccount } from '../queries.ts'
import { SocialAccountCreate, type SocialAccountFields } from '../schema.ts'
import { bioCodeLimit } from '../time-limits.ts'
import { ChallengePage } from '../views/challenge.tsx'
import { SocialAccountShow } from '../views/show.tsx'
import { codeFor, codeOfAccount } from './codes.ts'
import { bioReader, challengeByBio, verifyByBio } from './verification.ts'

type ById = { Params: { id: string } }

const tag = 'Social accounts'

/** Proving that an account is one's own, by a code in its bio. */
export async function verificationRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const show = api({
    name: 'showVerification',
    summary: 'Show how to prove that an account is yours',
    description: `For its user: the code to put into the bio of the account, which lives for ${bioCodeLimit.words}, who reads it, and why the last check failed.`,
    tag,
    response: VerificationJson,
  })

  app.get<ById>('/:id/verification', show, async ({ actor, params }, reply) => {
    const id = decodeId('SocialAccount', params.id) ?? 0
    const account = await codeOfAccount(db, actor.user.id, id)
    if (account === undefined) throw new NotFound()
    const checked_by = bioReader(context, account.platform_id) === undefined ? 'staff' : 'platform'

    return respond(reply, {
      html: () => reply.redirect(socialAccountPath({ id }), 303),
      json: () => VerificationJson.present({ ...account, checked_by }),
    })
  })

  const verify = api({
    strict: true,
    name: 'verifySocialAccount',
    summary: 'Check the bio of an account now',
    description:
      'For its user: looks for the code in the bio and answers the account: `verified`, or as it was, `pending` or `failed`, with what was missing in `failure`. 5 tries an hour. 422 on `base` where it is verified already, where staff have to look, where the code has expired, and while the platform does not answer.',
    shows: { status: 'pending', failure: 'The code troupe-7K3MXQ2P is not in its bio.' },
    tag,
    response: SocialAccountJson,
    status: 201,
  })

  app.post<ById>('/:id/verification', verify, async (request, reply) => {
    const { actor, params } = request
    const account = await findSocialAccount(db, actor, params.id)
    const code = await codeFor(db, actor.user.id, account.account_url)
    const isRead = bioReader(context, account.platform_id) !== undefined
    const checked = await attempt(
      () => verifyByBio(context, actor, account),
      (errors) => <SocialAccountShow account={account} proof={{ code, isRead }} errors={errors} />,
    )
    const latest = await findSocialAccount(db, actor, params.id)

    return respond(reply, {
      html: () => redirectWith(reply, socialAccountPath(account), ...outcomeOf(checked)),
      json: () =>
        reply
          .code(201)
          .header('Location', socialAccountUrl(account))
          .send(SocialAccountJson.present(latest)),
    })
  })

  app.get('/challenge', async (request, reply) => {
    const named = namedIn(request)
    if (named === undefined) {
      return redirectWith(
        reply,
        socialAccountsPath,
        'That is not the address of an account.',
        'error',
      )
    }
    const code = await codeFor(db, request.actor.user.id, named.account_url)
    const isRead = bioReader(context, named.platform_id) !== undefined
    return sendPage(reply, <ChallengePage named={named} code={code} isRead={isRead} />)
  })

  const take = api({
    name: 'challengeSocialAccount',
    summary: 'Take over an account that someone else claims',
    description:
      'For every user: where your code is in the bio of the account it becomes yours, verified, and whoever merely typed its address loses it. While it is not there, 422 on `base` says which code it is. An account that is verified is 422 on `account_url`; everything else as for a check.',
    shows: { status: 'verified' },
    tag,
    body: { schema: SocialAccountCreate, root: 'social_account' },
    response: SocialAccountJson,
    status: 201,
  })

  app.post('/challenge', take, async (request, reply) => {
    const { actor, body } = request
    const fields = parse(SocialAccountCreate, 'social_account', body) as SocialAccountFields
    const account_url = normalizeAccountUrl(fields.platform_id, fields.account_url)
    guard(account_url !== undefined, 'account_url', 'is invalid')
    const named = { platform_id: fields.platform_id, account_url }
    const code = await codeFor(db, actor.user.id, account_url)
    const isRead = bioReader(context, named.platform_id) !== undefined
    const account = await attempt(
      () => challengeByBio(context, actor, named),
      (errors) => <ChallengePage named={named} code={code} isRead={isRead} errors={errors} />,
    )
    const latest = await findSocialAccount(db, actor, encodeId('SocialAccount', account.id))

    return respond(reply, {
      html: () => redirectWith(reply, socialAccountPath(account), ...outcomeOf(account)),
      json: () =>
        reply
          .code(201)
          .header('Location', socialAccountUrl(account))
          .send(SocialAccountJson.present(latest)),
    })
  })
}

/** The account that an address in the query leads to. */
function namedIn({ query }: FastifyRequest): SocialAccountFields | undefined {
  const address = String(Object(query).account_url ?? '')
  const platform_id = platformOf(address)
  if (platform_id === undefined || !isManual(platform_id)) return undefined
  const account_url = normalizeAccountUrl(platform_id, address)
  return account_url === undefined ? undefined : { platform_id, account_url }
}

function outcomeOf({ status, failure, platform_id }: SocialAccount): [string, 'success' | 'error'] {
  const name = platformNames[platform_id]
  if (status === 'verified') return [`Your ${name} account is verified.`, 'success']
  return [failure ?? '', 'error']
}
