import type { FastifyInstance } from 'fastify'
import { serveTransitions } from '../../activity/records/transition-routes.ts'
import { collabPath } from '../../vocabulary/urls.ts'
import { moveCollab } from './model.ts'
import { collabPolicy } from './policy.ts'
import { findCollab } from './queries.ts'
import { collabTransitions } from './transitions.ts'

export async function collabTransitionRoutes(app: FastifyInstance) {
  const { db } = app.context

  serveTransitions(app, collabTransitions, {
    find: (member, publicId) => findCollab(db, member, publicId),
    mayMove: collabPolicy.update,
    move: (member, collab, name) => moveCollab(db, member, collab, name),
    path: collabPath,
  })
}
