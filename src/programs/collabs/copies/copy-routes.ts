import type { FastifyInstance } from 'fastify'
import { collabUrl, editCollabPath } from '../../../vocabulary/addresses/urls.ts'
import { copyOf } from '../../copies.ts'
import { addCopies } from '../../copy-routes.ts'
import { createCollab } from '../model.ts'
import { collabPolicy } from '../policy.ts'
import { CollabWithBriefJson } from '../presenter.ts'
import { findCollab } from '../queries.ts'
import { termsToCopy } from '../schema.ts'

export async function collabCopyRoutes(app: FastifyInstance) {
  const { context } = app

  addCopies(app, {
    name: 'duplicateCollab',
    tag: 'Collabs',
    summary: 'Make a draft that is like a collab',
    description:
      'For admins: a new draft with the same terms and brief and a banner of its own, whatever the state of the original. It is reviewed like any other.',
    shows: { state: 'draft' },
    response: CollabWithBriefJson,
    mayCreate: collabPolicy.create,
    find: (member, publicId) => findCollab(context.db, member, publicId),
    copy: async (member, original) =>
      createCollab(context, member, await copyOf(context, original, termsToCopy)),
    present: CollabWithBriefJson.present,
    url: collabUrl,
    editPath: editCollabPath,
  })
}
