import type { Transitions } from '../../activity/records/transitions.ts'
import type { Collab } from '../../tables/collabs.ts'

/** Every move of a collab, and what it needs: the pages show it and the model obeys it. */

export type CollabTransition = 'submit' | 'pause' | 'unpause'

export const collabTransitions: Transitions<Collab, CollabTransition> = {
  submit: {
    from: [({ state }) => state === 'draft', 'Only a draft can be submitted for review.'],
    needs: [[({ brief }) => brief !== '', 'Write a brief.']],
    values: { state: 'submitted_for_review' },
    done: 'Thank you. We review the collab and tell you when it is published.',
  },
  pause: {
    from: [({ state }) => state === 'published', 'Only a published collab can be paused.'],
    values: { state: 'paused' },
    done: 'The collab is paused.',
  },
  unpause: {
    from: [({ state }) => state === 'paused', 'Only a paused collab can be opened again.'],
    values: { state: 'published' },
    done: 'The collab is open again.',
  },
}
