import { z } from 'zod'
import { count, sqid, text, urlLike } from '../../framework/http/fields/json-fields.ts'
import type { SubmissionFile } from '../../tables/collabs/submission-files.ts'
import { submissionFileUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

export const SubmissionFileJson = z
  .object({
    id: sqid,
    name: text('mug.mp4'),
    media_type: text('video/mp4'),
    byte_size: count(8_400_000),
    file_url: urlLike('https://troupe.example.com/submissions/Zx3PwNf6/files/k5dXwQ2n'),
  })
  .meta({ id: 'SubmissionFile' })

export function presentFile(file: SubmissionFile): z.infer<typeof SubmissionFileJson> {
  return {
    id: encodeId('SubmissionFile', file.id),
    name: file.name,
    media_type: file.media_type,
    byte_size: file.byte_size,
    file_url: submissionFileUrl(file),
  }
}
