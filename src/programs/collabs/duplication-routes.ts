import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond } from '../../framework/http/format.ts'
import { collabUrl, editCollabPath } from '../../vocabulary/urls.ts'
import { duplicateCollab } from './duplication.ts'
import { collabPolicy } from './policy.ts'
import { CollabWithBriefJson, presentCollabWithBrief } from './presenter.ts'
import { findCollab } from './queries.ts'

/** A new draft that begins as another collab is. */
export async function collabDuplicationRoutes(app: FastifyInstance) {
  const { context } = app

  const duplicate = api({
    name: 'duplicateCollab',
    summary: 'Make a draft that is like a collab',
    description:
      'For admins: a new draft with the same terms and brief and a banner of its own, whatever the state of the original. It is reviewed like any other.',
    tag: 'Collabs',
    response: CollabWithBriefJson,
    status: 201,
    errors: [403],
  })

  app.post<{ Params: { id: string } }>(
    '/:id/duplicate',
    duplicate,
    async ({ member, params }, reply) => {
      const original = await findCollab(context.db, member, params.id)
      authorize(collabPolicy.create(member))
      const collab = await duplicateCollab(context, member, original)

      return respond(reply, {
        html: () =>
          redirectWith(
            reply,
            editCollabPath(collab),
            'This is your copy. Change what is different.',
          ),
        json: () =>
          reply
            .code(201)
            .header('Location', collabUrl(collab))
            .send(presentCollabWithBrief(collab)),
      })
    },
  )
}
