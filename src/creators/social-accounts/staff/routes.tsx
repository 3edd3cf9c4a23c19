import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../../framework/http/pagination.ts'
import {
  staffSocialAccountPath,
  staffSocialAccountsPath,
  staffSocialAccountUrl,
} from '../../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { StaffSocialAccountJson } from '../presenter.ts'
import { type AccountForStaff, findAnyAccount, listWaitingAccounts } from '../queries.ts'
import { AccountNumbersEntry, AccountRefusal } from '../schema.ts'
import { confirmAccount, enterAccountNumbers, refuseAccount } from './model.ts'
import { StaffSocialAccounts } from './views/index.tsx'
import { StaffSocialAccount } from './views/show.tsx'

type ById = { Params: { id: string } }

const tag = 'Staff'

/** Accounts that wait for someone to look at them, and numbers where nobody can be asked. */
export async function staffSocialAccountRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listSocialAccountsToVerify',
    summary: 'List the social accounts that nobody has proved, oldest first',
    description: 'For staff: accounts that are pending, each with the code its bio has to hold.',
    tag,
    response: z.array(StaffSocialAccountJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const page = await listWaitingAccounts(db, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <StaffSocialAccounts page={page} />,
      json: () => page.rows.map(StaffSocialAccountJson.present),
    })
  })

  const show = api({
    name: 'showSocialAccountToStaff',
    summary: 'Show any social account',
    description: 'For staff: an account of any user.',
    tag,
    response: StaffSocialAccountJson,
    errors: [404],
  })

  app.get<ById>('/:id', show, async ({ params }, reply) => {
    const account = await findAnyAccount(db, params.id)
    return respond(reply, {
      html: () => <StaffSocialAccount account={account} />,
      json: () => StaffSocialAccountJson.present(account),
    })
  })

  const confirm = api({
    strict: true,
    name: 'confirmSocialAccount',
    summary: 'Confirm that an account is its user’s',
    description:
      'For staff who have seen the code in its bio: verifies it, and tells its user. One that is verified already, and one of your own, are 422 on `base`.',
    shows: { status: 'verified' },
    tag,
    response: StaffSocialAccountJson,
    status: 201,
    errors: [404],
  })

  app.post<ById>('/:id/confirmation', confirm, async ({ actor, params }, reply) => {
    const account = await findAnyAccount(db, params.id)
    await attempt(
      () => confirmAccount(context, actor, account),
      (errors) => <StaffSocialAccount account={account} refused={{ form: 'decision', errors }} />,
    )
    return answerChanged(reply, account, staffSocialAccountsPath, 'The account is verified.')
  })

  const refuse = api({
    name: 'refuseSocialAccount',
    summary: 'Refuse an account',
    description:
      'For staff: it is failed, and its user is told the reason. One that is failed already, and one of your own, are 422 on `base`.',
    shows: { status: 'failed' },
    tag,
    body: { schema: AccountRefusal, root: 'refusal' },
    response: StaffSocialAccountJson,
    status: 201,
    errors: [404],
  })

  app.post<ById>('/:id/refusal', refuse, async ({ actor, params, body }, reply) => {
    const account = await findAnyAccount(db, params.id)
    await attempt(
      async () => refuseAccount(context, actor, account, parse(AccountRefusal, 'refusal', body)),
      (errors) => (
        <StaffSocialAccount account={account} refused={{ form: 'decision', typed: body, errors }} />
      ),
    )
    return answerChanged(reply, account, staffSocialAccountsPath, 'The account is refused.')
  })

  const measure = api({
    name: 'enterSocialAccountNumbers',
    summary: 'Enter the numbers of an account',
    description:
      'For staff, where no platform can be asked: what they read off its pages, as of now. Only for an account that is verified and not your own.',
    shows: { status: 'verified' },
    tag,
    body: { schema: AccountNumbersEntry, root: 'numbers' },
    response: StaffSocialAccountJson,
    status: 201,
    errors: [404],
  })

  app.post<ById>('/:id/numbers', measure, async ({ actor, params, body }, reply) => {
    const account = await findAnyAccount(db, params.id)
    await attempt(
      async () =>
        enterAccountNumbers(context, actor, account, parse(AccountNumbersEntry, 'numbers', body)),
      (errors) => (
        <StaffSocialAccount account={account} refused={{ form: 'numbers', typed: body, errors }} />
      ),
    )
    return answerChanged(reply, account, staffSocialAccountPath(account), 'The numbers are saved.')
  })
}

/** Leads people on, and gives programs the account as it is now. */
async function answerChanged(
  reply: FastifyReply,
  { id }: AccountForStaff,
  path: string,
  done: string,
) {
  const { db } = reply.server.context
  const account = await findAnyAccount(db, encodeId('SocialAccount', id))
  return respond(reply, {
    html: () => redirectWith(reply, path, done),
    json: () =>
      reply
        .code(201)
        .header('Location', staffSocialAccountUrl(account))
        .send(StaffSocialAccountJson.present(account)),
  })
}
