import type { FastifyInstance } from 'fastify'
import { api } from '../../framework/http/api.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { onInvalid, respond } from '../../framework/http/format.ts'
import { parse } from '../../framework/http/parse.ts'
import { emailChangePath, emailChangeUrl, mePath } from '../../vocabulary/urls.ts'
import { EmailChangeJson, presentEmailChange, presentUser, UserJson } from '../users/presenter.ts'
import { findEmailChange } from '../users/queries.ts'
import { EmailChangeConfirm, EmailChangeCreate } from '../users/schema.ts'
import { ProfilePage } from '../users/views/profile.tsx'
import { confirmEmailChange, requestEmailChange } from './model.ts'
import { EmailChangePage } from './views/email-change.tsx'

/** The way to another address: asked for here, done once the code sent to it comes back. */
export async function emailChangeRoutes(app: FastifyInstance) {
  const { services } = app

  const show = api({
    summary: 'Show the change of address that waits for its code',
    tag: 'Account',
    response: EmailChangeJson,
    errors: [404],
  })

  app.get<{ Querystring: { code?: string } }>('/', show, async ({ actor, query }, reply) => {
    const change = await findEmailChange(services.db, actor)

    return respond(reply, {
      html: () => <EmailChangePage email={change.email} values={{ code: query.code }} />,
      json: () => presentEmailChange(change),
    })
  })

  const create = api({
    summary: 'Ask for another e-mail address; a code is sent to it',
    tag: 'Account',
    body: { schema: EmailChangeCreate, root: 'email_change' },
    response: EmailChangeJson,
    status: 201,
  })

  app.post('/', create, async (request, reply) => {
    const { actor, body } = request
    onInvalid(reply, (errors) => <ProfilePage user={actor.user} typed={body} errors={errors} />)
    const { email } = parse(EmailChangeCreate, 'email_change', body)
    const { change, code } = await requestEmailChange(services, actor, email)

    if (services.config.trial) request.log.info({ email, code }, 'e-mail change code')
    return respond(reply, {
      html: () => reply.redirect(emailChangePath, 303),
      json: () =>
        reply.code(201).header('Location', emailChangeUrl()).send(presentEmailChange(change)),
    })
  })

  const confirm = api({
    summary: 'Confirm the new e-mail address with its code',
    tag: 'Account',
    body: { schema: EmailChangeConfirm, root: 'email_change' },
    response: UserJson,
    errors: [404],
  })

  app.patch('/', confirm, async ({ actor, body }, reply) => {
    const { email } = await findEmailChange(services.db, actor)
    onInvalid(reply, (errors) => <EmailChangePage email={email} errors={errors} />)
    const { code } = parse(EmailChangeConfirm, 'email_change', body)
    const user = await confirmEmailChange(services, actor, code)

    return respond(reply, {
      html: () => redirectWith(reply, mePath, `Your address is ${user.email} now.`),
      json: () => presentUser(user),
    })
  })
}
