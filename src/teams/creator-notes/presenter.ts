import { idOf, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, meaning, nullable, shapeOf } from '../../framework/http/fields/shape.ts'
import { displayName } from '../../tables/users/users.ts'
import { creatorNoteUrl } from '../../vocabulary/addresses/creator-urls.ts'
import type { CreatorNoteWithWriter } from './queries.ts'

const Writer = shapeOf<NonNullable<CreatorNoteWithWriter['written_by']>>()(undefined, {
  id: idOf('User'),
  name: from(text('Mara Lindqvist'), displayName),
})

export const CreatorNoteJson = shapeOf<CreatorNoteWithWriter>()('CreatorNote', {
  id: idOf('CreatorNote'),
  user_id: meaning(idOf('User', 'user_id'), 'The creator it is about'),
  body: text('Quick, kind, films in daylight. Ask for the recipe.'),
  written_by: meaning(nullable(Writer), 'Null once they have left Troupe'),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/creators/Rb6KwPz2/notes/Hn8TzWq3.json',
    ),
    creatorNoteUrl,
  ),
})
