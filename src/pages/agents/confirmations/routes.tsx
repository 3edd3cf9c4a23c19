import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireProof, requireSession } from '../../../accounts/authentication/proof.ts'
import { Forbidden, Invalid, NotFound } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { sendPage } from '../../../framework/http/answers/format.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { confirmationPath } from '../../../vocabulary/addresses/agent-urls.ts'
import type { Action, Preview } from '../actions/action.ts'
import { actions } from '../actions/all-actions.ts'
import { askAs, Refused } from '../asking.ts'
import { decidedInWords, type PostOutcome } from '../outcomes.ts'
import {
  claimConfirmation,
  declineConfirmation,
  finishConfirmation,
  isStill,
  releaseConfirmation,
} from './model.ts'
import { findConfirmation, type ShownConfirmation } from './queries.ts'
import { ConfirmationEnded } from './views/ended.tsx'
import { ConfirmationShow } from './views/show.tsx'

type ById = { Params: { id: string } }

/** The pages where a person says yes or no to what a program asked for. No token reaches them. */
export async function confirmationRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get<ById>('/:id', async (request, reply) => {
    const confirmation = await findConfirmation(db, request.actor, request.params.id)
    if (isOver(confirmation))
      return sendPage(reply, <ConfirmationEnded confirmation={confirmation} />)
    const seen = await lookAt(request, confirmation)
    if (!isStill(confirmation, seen.preview))
      return sendPage(reply, <ConfirmationEnded confirmation={confirmation} hasChanged />)
    return sendPage(reply, <ConfirmationShow confirmation={confirmation} {...seen} />)
  })

  app.post<ById>('/:id', async (request, reply) => {
    const { actor } = request
    requireSession(actor)
    const confirmation = await findConfirmation(db, actor, request.params.id)
    if (isOver(confirmation)) return reply.redirect(confirmationPath(confirmation), 303)
    const { action, preview } = await lookAt(request, confirmation)
    // Whoever took over a session that was left open must not move money with it.
    if (preview.amount !== null) requireProof(actor, confirmationPath(confirmation))
    const done = await attempt(
      async () => {
        await claimConfirmation(db, actor, confirmation, preview)
        return perform(request, confirmation, preview)
      },
      (errors) => (
        <ConfirmationShow
          confirmation={confirmation}
          action={action}
          preview={preview}
          errors={errors}
        />
      ),
    )
    if (done === undefined) return reply.redirect(confirmationPath(confirmation), 303)
    return redirectWith(reply, preview.page, done)
  })

  app.delete<ById>('/:id', async ({ actor, params }, reply) => {
    requireSession(actor)
    const confirmation = await findConfirmation(db, actor, params.id)
    await declineConfirmation(db, confirmation)
    return redirectWith(reply, '/', 'It is forgotten: nothing has happened.')
  })

  /**
   * Does it as the person who says yes. The key has it done once, even if the answer is lost on the way. Says
   * in words what is known to be done, and nothing where that is not known: a route that fails may have done
   * it.
   */
  async function perform(
    request: FastifyRequest,
    confirmation: ShownConfirmation,
    { path, body }: Preview,
  ): Promise<string | undefined> {
    const ask = askAs(request, confirmation.action)
    let done = 'It is done, as you confirmed.'
    try {
      const answer = await ask('POST', path, { body, key: `confirmation-${confirmation.id}` })
      const { decisions } = answer as { decisions?: PostOutcome[] }
      if (decisions?.some(({ error }) => error !== null)) done = decidedInWords(decisions)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.status >= 500) return undefined
      await releaseConfirmation(db, confirmation)
      throw new Invalid({ base: [error.message] })
    }
    await finishConfirmation(db, confirmation)
    return done
  }
}

const isOver = ({ confirmed_at, is_past }: ShownConfirmation) => confirmed_at !== null || is_past

/**
 * Looks at what would happen with the rights of the person. What they may not see is not theirs to confirm.
 */
async function lookAt(
  request: FastifyRequest,
  confirmation: ShownConfirmation,
): Promise<{ action: Action; preview: Preview }> {
  const action = actions[confirmation.action]
  try {
    const ask = askAs(request, confirmation.action)
    return { action, preview: await action.preview(ask, confirmation.arguments) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.status === 404) throw new NotFound()
    if (error.status === 403) throw new Forbidden(error.message)
    throw new Invalid({ base: [error.message] })
  }
}
