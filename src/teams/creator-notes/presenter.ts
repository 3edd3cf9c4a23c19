import { z } from 'zod'
import { sqid, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { displayName } from '../../tables/users/users.ts'
import { creatorNoteUrl } from '../../vocabulary/addresses/creator-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { CreatorNoteWithWriter } from './queries.ts'

export const CreatorNoteJson = z
  .object({
    id: sqid,
    user_id: sqid.meta({ description: 'The creator it is about' }),
    body: text('Quick, kind, films in daylight. Ask for the recipe.'),
    written_by: z
      .object({ id: sqid, name: text('Mara Lindqvist') })
      .nullable()
      .meta({ description: 'Null once they have left Troupe' }),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/creators/Rb6KwPz2/notes/Hn8TzWq3.json',
    ),
  })
  .meta({ id: 'CreatorNote' })

export function presentCreatorNote(note: CreatorNoteWithWriter): z.infer<typeof CreatorNoteJson> {
  const { written_by } = note
  return {
    id: encodeId('CreatorNote', note.id),
    user_id: encodeId('User', note.user_id),
    body: note.body,
    written_by: written_by && {
      id: encodeId('User', written_by.id),
      name: displayName(written_by),
    },
    created_at: note.created_at,
    updated_at: note.updated_at,
    url: creatorNoteUrl(note),
  }
}
