import { defineRecord } from '../../activity/records/record.ts'
import { creatorNotes } from '../../tables/organizations/creator-notes.ts'

/** The log outlives those whom notes are about, so it tells neither who they are nor what was written. */
export const creatorNoteRecord = defineRecord({
  type: 'CreatorNote',
  table: creatorNotes,
  notFound: 'Note not found.',
  organizationId: ({ organization_id }) => organization_id,
  confidential: ['body'],
  labels: { body: 'Note' },
  sentences: {
    create: () => 'wrote a note about a creator',
    update: () => 'changed their note about a creator',
    destroy: () => 'deleted a note about a creator',
  },
})
