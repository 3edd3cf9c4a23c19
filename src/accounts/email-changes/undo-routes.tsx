import type { FastifyInstance } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { newSessionPath } from '../../vocabulary/addresses/urls.ts'
import { findOpenUndo, undoEmailChange } from './undo.ts'
import { UndoPage } from './views/undo.tsx'

type ByToken = { Params: { token: string } }

/** The way back from a change of address, for whoever has the link from the mail to the old one. */
export async function emailChangeUndoRoutes(app: FastifyInstance) {
  const { context } = app
  const secret = { config: { secretAddress: true } }

  app.get<ByToken>('/:token', secret, async ({ params }, reply) => {
    const undo = await findOpenUndo(context.db, params.token)
    return sendPage(reply, <UndoPage undo={undo} token={params.token} />)
  })

  app.post<ByToken>('/:token', secret, async (request, reply) => {
    const { token } = request.params
    const undo = await findOpenUndo(context.db, token)
    const user_agent = (request.headers['user-agent'] ?? '').slice(0, 500)
    const code = Object(Object(request.body).undo).code
    await attempt(
      () => undoEmailChange(context, undo, String(code ?? ''), { ip: request.ip, user_agent }),
      (errors) => <UndoPage undo={undo} token={token} errors={errors} />,
    )
    return redirectWith(
      reply,
      newSessionPath(),
      `Your address is ${undo.email} again, and everyone was signed out. Sign in to continue.`,
    )
  })
}
