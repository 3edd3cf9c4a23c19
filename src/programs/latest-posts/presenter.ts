import { count, sqid, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { LatestPost } from './reading.ts'

const number = (example: number) =>
  count(example)
    .nullable()
    .describe('As the platform lists it now; null where its list does not tell')

export const LatestPostJson = shapeOf<LatestPost>()('LatestPost', {
  post_url: urlLike('https://www.tiktok.com/@robinvale/video/7318273645546384901').describe(
    'To be sent as the `post_url` of a submission',
  ),
  posted_at: timestamp.nullable(),
  caption: text('A kettle that whistles in tune #ad').nullable(),
  views: number(18_200),
  likes: number(940),
  comments: number(37),
  shares: number(12),
  submission_id: from(
    sqid.nullable().describe('Your submission that has it; null if there is none'),
    ({ submission_id: id }: Pick<LatestPost, 'submission_id'>) =>
      id === null ? null : encodeId('Submission', id),
  ),
})
