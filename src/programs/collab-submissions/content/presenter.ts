import {
  count,
  idOf,
  text,
  timestamp,
  urlLike,
} from '../../../framework/http/fields/json-fields.ts'
import { listOf, seldom, shapeOf } from '../../../framework/http/fields/shape.ts'
import { SubmissionFileJson } from '../../submissions/files/presenter.ts'
import type { ShownContent } from '../queries.ts'

export const ContentJson = shapeOf<ShownContent>()('Content', {
  id: idOf('Content'),
  number: count(1),
  note: text('The first cut, still without music.').nullable(),
  content_url: urlLike('https://drive.example/mug-draft').nullable(),
  files: listOf(SubmissionFileJson),
  change_note: seldom(text('Please show the logo longer.').nullable()),
  changes_requested_at: seldom(timestamp.nullable()),
  approved_at: seldom(timestamp.nullable()),
  created_at: timestamp,
})
