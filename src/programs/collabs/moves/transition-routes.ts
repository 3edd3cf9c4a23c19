import type { FastifyInstance } from 'fastify'
import { serveStateMoves } from '../../../activity/records/transition-routes.ts'
import { collabPath, collabUrl } from '../../../vocabulary/addresses/urls.ts'
import { collabPolicy } from '../policy.ts'
import { CollabWithBriefJson } from '../presenter.ts'
import { findCollab } from '../queries.ts'
import { moveCollab } from './moves.ts'
import { collabTransitions } from './transitions.ts'

export async function collabTransitionRoutes(app: FastifyInstance) {
  const { context } = app

  serveStateMoves(app, collabTransitions, {
    nouns,
    verbs,
    response: CollabWithBriefJson,
    present: CollabWithBriefJson.present,
    find: (member, publicId) => findCollab(context.db, member, publicId),
    mayMove: collabPolicy.update,
    move: (member, collab, name) => moveCollab(context, member, collab, name),
    path: collabPath,
    url: collabUrl,
  })
}

const tag = 'Collabs'

const nouns = {
  submit: {
    name: 'createCollabReviewRequest',
    summary: 'Submit a collab for review',
    description:
      'For admins: makes a draft `submitted_for_review`, and answers it. It needs a name and a brief of its own, not those it started from. What is missing is 422 on `base`.',
    shows: { state: 'submitted_for_review' },
    tag,
  },
  take_back: {
    name: 'deleteCollabReviewRequest',
    summary: 'Take a collab back from review',
    description:
      'For admins: makes a collab that is `submitted_for_review` a draft again, and answers it. From any other state it is 422 on `base`.',
    shows: { state: 'draft' },
    tag,
  },
  pause: {
    name: 'createCollabSuspension',
    summary: 'Pause a collab',
    description:
      'For admins: makes a `published` collab `paused`, and answers it. From any other state it is 422 on `base`.',
    shows: { state: 'paused' },
    tag,
  },
  unpause: {
    name: 'deleteCollabSuspension',
    summary: 'Publish a paused collab again',
    description:
      'For admins: makes a `paused` collab `published` again, and answers it. From any other state it is 422 on `base`.',
    shows: { state: 'published' },
    tag,
  },
}

const verbs = {
  submit: {
    name: 'submitCollab',
    summary: 'Submit a collab for review, and be redirected to it',
    description:
      'For admins: makes a draft that has a name and a brief of its own `submitted_for_review`. Where that is not possible nothing changes, and `Transition-Error` says why.',
    tag,
  },
  pause: {
    name: 'pauseCollab',
    summary: 'Pause a collab, and be redirected to it',
    description:
      'For admins: makes a `published` collab `paused`. From any other state nothing changes, and `Transition-Error` says why.',
    tag,
  },
  unpause: {
    name: 'unpauseCollab',
    summary: 'Publish a paused collab again, and be redirected to it',
    description:
      'For admins: makes a `paused` collab `published` again. From any other state nothing changes, and `Transition-Error` says why.',
    tag,
  },
}
