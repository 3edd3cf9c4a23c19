import { z } from 'zod'
import { pictureOrNull, text, urlLike } from '../../../framework/http/fields/json-fields.ts'
import { from, meaning } from '../../../framework/http/fields/shape.ts'
import { embedUrlOf } from '../../../platforms/players.ts'
import { hashtagsIn } from '../../../platforms/posts/caption.ts'

/** Fields of the post of either kind, as JSON shows them. */

export const postPicture = meaning(
  pictureOrNull('picture_key'),
  'A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here',
)

type Post = Parameters<typeof embedUrlOf>[0]

/** Where the post plays, of which `postOf` says where it is. */
export const embedUrl = <Source>(postOf: (source: Source) => Post | null) =>
  from(
    urlLike('https://www.tiktok.com/player/v1/7301234567890123456')
      .nullable()
      .describe('Where its platform plays it in a frame; null where it does not'),
    (source: Source) => {
      const post = postOf(source)
      return post && embedUrlOf(post)
    },
  )

export const postHashtags = (example: string) =>
  from(
    z.array(text(example)).describe('Those in the caption, each once'),
    ({ caption }: { caption: string | null }) => hashtagsIn(caption ?? ''),
  )
