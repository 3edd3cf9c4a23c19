import { count, idOf, text, urlLike } from '../../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../../framework/http/fields/shape.ts'
import type { SubmissionFile } from '../../../tables/collabs/submission-files.ts'
import { submissionFileUrl } from '../../../vocabulary/addresses/submission-urls.ts'

export const SubmissionFileJson = shapeOf<SubmissionFile>()('SubmissionFile', {
  id: idOf('SubmissionFile'),
  name: text('mug.mp4'),
  media_type: text('video/mp4'),
  byte_size: count(8_400_000).describe('As it is kept, which may be less than what was sent'),
  file_url: from(
    urlLike('https://troupe.example.com/submissions/Zx3PwNf6/files/k5dXwQ2n').describe(
      'Where both sides and staff download it, with a token or in a browser',
    ),
    submissionFileUrl,
  ),
})
