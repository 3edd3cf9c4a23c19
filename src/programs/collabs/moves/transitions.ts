import type { Transitions } from '../../../activity/records/transitions.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { insiderRefusal } from '../../../teams/organizations/outsiders.ts'
import { lacks } from '../../../vocabulary/lacks.ts'
import { isTemplateBrief, isUntitled } from '../copies/templates.ts'

/** Every move of a collab, and what it needs: the pages show it and the model obeys it. */

export type CollabTransition = 'submit' | 'take_back' | 'pause' | 'unpause'

const inReview = ({ state }: Collab) => state === 'submitted_for_review'

export const collabTransitions: Transitions<Collab, CollabTransition> = {
  submit: {
    noun: ['post', 'review_request'],
    from: [({ state }) => state === 'draft', 'Only a draft can be submitted for review.'],
    needs: [
      [({ name }) => !isUntitled(name), lacks.name_missing, 'name'],
      [({ brief }) => brief !== '', lacks.brief_missing, 'brief'],
      [({ brief }) => !isTemplateBrief(brief), lacks.brief_unfinished, 'brief'],
    ],
    values: { state: 'submitted_for_review', submitted_at: currentTime, review_note: null },
    done: 'Thank you. We review the collab and tell you when it is published.',
  },
  take_back: {
    noun: ['delete', 'review_request'],
    from: [inReview, 'Only a collab in review can be taken back.'],
    values: { state: 'draft' },
    done: 'The collab is a draft again.',
  },
  pause: {
    noun: ['post', 'suspension'],
    from: [({ state }) => state === 'published', 'Only a published collab can be paused.'],
    values: { state: 'paused' },
    done: 'The collab is paused.',
  },
  unpause: {
    noun: ['delete', 'suspension'],
    from: [({ state }) => state === 'paused', 'Only a paused collab can be opened again.'],
    values: { state: 'published' },
    done: 'The collab is open again.',
  },
}

/** Facts that the decision of staff depends on beside the collab. */
type ReviewFacts = {
  /** Whether they belong to its organization, or have acted for it. */
  isInsider: boolean
  /** The version of the collab that staff have read, if they say so. */
  read: string | undefined
  note: string | null
}

const isOthers: [(collab: Collab, facts: ReviewFacts) => boolean, string] = [
  (_, { isInsider }) => !isInsider,
  insiderRefusal,
]

/** Decisions of staff about a collab in review. */
export const reviewTransitions: Transitions<Collab, 'publish' | 'return', ReviewFacts> = {
  publish: {
    noun: ['post', 'publication'],
    from: [inReview, 'Only a collab in review can be published.'],
    needs: [
      isOthers,
      [
        ({ updated_at }, { read }) => read === undefined || read === updated_at,
        'It changed while you were reading. Please read it again.',
      ],
    ],
    values: { state: 'published', published_at: currentTime },
    done: 'The collab is published. Its organization has been notified.',
  },
  return: {
    noun: ['post', 'return'],
    from: [inReview, 'Only a collab in review can be returned.'],
    needs: [isOthers],
    values: (_, { note }) => ({ state: 'draft', review_note: note }),
    done: 'The collab is returned. Its organization can see why.',
  },
}
