import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { collabPath } from '../../vocabulary/urls.ts'
import { moveCollab } from './model.ts'
import { collabPolicy } from './policy.ts'
import { findCollab } from './queries.ts'
import type { Transition } from './transitions.ts'

type ById = { Params: { id: string } }

const done: Record<Transition, string> = {
  submit: 'Thank you. We review the collab and tell you when it is published.',
  pause: 'The collab is paused.',
  unpause: 'The collab is open again.',
}

/** Moves lead every caller to the collab's page, which also says why one was not possible. */
export async function collabTransitionRoutes(app: FastifyInstance) {
  const { context } = app

  for (const transition of Object.keys(done) as Transition[]) {
    app.post<ById>(`/:id/${transition}`, async ({ member, params }, reply) => {
      const collab = await findCollab(context.db, member, params.id)
      authorize(collabPolicy.update(member))
      const reasons = await moveCollab(context, member, collab, transition)

      return reasons.length === 0
        ? redirectWith(reply, collabPath(collab), done[transition])
        : redirectWith(reply, collabPath(collab), reasons.join(' '), 'error')
    })
  }
}
