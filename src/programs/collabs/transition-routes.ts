import type { FastifyInstance } from 'fastify'
import { serveTransitions } from '../../activity/records/transition-routes.ts'
import { collabPath } from '../../vocabulary/urls.ts'
import { moveCollab } from './model.ts'
import { collabPolicy } from './policy.ts'
import { CollabWithBriefJson } from './presenter.ts'
import { findCollab } from './queries.ts'
import { collabTransitions } from './transitions.ts'

export async function collabTransitionRoutes(app: FastifyInstance) {
  const { db } = app.context

  serveTransitions(app, collabTransitions, {
    operations,
    response: CollabWithBriefJson,
    find: (member, publicId) => findCollab(db, member, publicId),
    mayMove: collabPolicy.update,
    move: (member, collab, name) => moveCollab(db, member, collab, name),
    path: collabPath,
  })
}

const tag = 'Collabs'

const operations = {
  submit: {
    name: 'submitCollab',
    summary: 'Submit a collab for review',
    description:
      'For admins: makes a draft that has a brief `submitted_for_review`. Where that is not possible nothing changes, and `Transition-Error` says why.',
    tag,
  },
  pause: {
    name: 'pauseCollab',
    summary: 'Pause a collab',
    description:
      'For admins: makes a `published` collab `paused`. From any other state nothing changes, and `Transition-Error` says why.',
    tag,
  },
  unpause: {
    name: 'unpauseCollab',
    summary: 'Publish a paused collab again',
    description:
      'For admins: makes a `paused` collab `published` again. From any other state nothing changes, and `Transition-Error` says why.',
    tag,
  },
}
