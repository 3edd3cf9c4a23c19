import type { FastifyInstance } from 'fastify'
import { codeLimit } from '../../framework/codes.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { emailChangePath, emailChangeUrl, mePath } from '../../vocabulary/addresses/urls.ts'
import { proofLimit } from '../authentication/credentials.ts'
import { requireProof, requireSession } from '../authentication/proof.ts'
import { UserJson } from '../users/presenter.ts'
import { findCurrentUser } from '../users/queries.ts'
import { ProfilePage } from '../users/views/profile.tsx'
import { confirmEmailChange, requestEmailChange } from './model.ts'
import { EmailChangeJson } from './presenter.ts'
import { findEmailChange } from './queries.ts'
import { EmailChangeConfirm, EmailChangeCreate } from './schema.ts'
import { EmailChangePage } from './views/email-change.tsx'

/** Changes the e-mail address, once the code that was sent to the new one has been entered. */
export async function emailChangeRoutes(app: FastifyInstance) {
  const { context } = app

  const show = api({
    name: 'showEmailChange',
    summary: 'Show the change of address that waits for its code',
    description: 'For every user: 404 without a body where no change waits for its code.',
    tag: 'Account',
    response: EmailChangeJson,
    errors: [404],
  })

  app.get<{ Querystring: { code?: string } }>('/', show, async ({ actor, query }, reply) => {
    const change = await findEmailChange(context.db, actor)

    return respond(reply, {
      html: () => <EmailChangePage email={change.email} values={{ code: query.code }} />,
      json: () => EmailChangeJson.present(change),
    })
  })

  const create = api({
    name: 'createEmailChange',
    summary: 'Ask for another e-mail address; a code is sent to it',
    description: `For whoever has a session and has proved within ${proofLimit.words} that the account is theirs; otherwise 403. Mails a code to the new address, good for ${codeLimit.words}; asking again replaces what was asked before. The address they have already is 422.`,
    tag: 'Account',
    sessionOnly: true,
    body: { schema: EmailChangeCreate, root: 'email_change' },
    response: EmailChangeJson,
    status: 201,
    errors: [403],
  })

  app.post('/', create, async (request, reply) => {
    const { actor, body } = request
    requireProof(actor, mePath)
    const { change, code } = await attempt(
      async () => {
        const { email } = parse(EmailChangeCreate, 'email_change', body)
        return requestEmailChange(context, actor, email)
      },
      async (errors) => (
        <ProfilePage user={await findCurrentUser(context.db, actor)} typed={body} errors={errors} />
      ),
    )

    if (context.config.trial) {
      request.log.info({ email: change.email, code }, 'e-mail change code')
    }
    return respond(reply, {
      html: () => reply.redirect(emailChangePath, 303),
      json: () =>
        reply.code(201).header('Location', emailChangeUrl()).send(EmailChangeJson.present(change)),
    })
  })

  const confirm = api({
    name: 'updateEmailChange',
    summary: 'Confirm the new e-mail address with its code',
    description:
      'For whoever has a session; an access token is 403. With the code from the mail the address changes, and the old one is told. A wrong code is 422 on `code`, and the fifth ends it; an address that someone else has by now is 422 on `email`.',
    tag: 'Account',
    sessionOnly: true,
    body: { schema: EmailChangeConfirm, root: 'email_change' },
    response: UserJson,
    errors: [403, 404],
  })

  app.patch('/', confirm, async ({ actor, body }, reply) => {
    const { email } = await findEmailChange(context.db, actor)
    requireSession(actor)
    const user = await attempt(
      async () => {
        const { code } = parse(EmailChangeConfirm, 'email_change', body)
        return confirmEmailChange(context, actor, code)
      },
      (errors) => <EmailChangePage email={email} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, mePath, `Your address is now ${user.email}.`),
      json: () => UserJson.present(user),
    })
  })
}
