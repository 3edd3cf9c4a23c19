import type { FastifyInstance } from 'fastify'
import { collabUrl, editCollabPath } from '../../../vocabulary/addresses/urls.ts'
import { addDuplication } from '../../duplication-routes.ts'
import { collabPolicy } from '../policy.ts'
import { CollabWithBriefJson } from '../presenter.ts'
import { findCollab } from '../queries.ts'
import { duplicateCollab } from './duplication.ts'

export async function collabDuplicationRoutes(app: FastifyInstance) {
  const { context } = app

  addDuplication(app, {
    name: 'duplicateCollab',
    tag: 'Collabs',
    summary: 'Make a draft that is like a collab',
    description:
      'For admins: a new draft with the same terms and brief and a banner of its own, whatever the state of the original. It is reviewed like any other.',
    shows: { state: 'draft' },
    response: CollabWithBriefJson,
    mayCreate: collabPolicy.create,
    find: (member, publicId) => findCollab(context.db, member, publicId),
    duplicate: (member, original) => duplicateCollab(context, member, original),
    present: CollabWithBriefJson.present,
    url: collabUrl,
    editPath: editCollabPath,
  })
}
