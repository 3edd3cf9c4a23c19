import { Fragment } from 'preact'
import { hashtagsIn } from '../../../platforms/posts/caption.ts'

const longest = 280

/** The text of a post with its hashtags. A long one begins, and folds out. */
export function Caption({ text, url }: { text: string | null; url?: string | null }) {
  if (text === null)
    return (
      <p class="text-sm text-base-content/70">
        The platform does not tell us the caption of this post.
        {url && (
          <>
            {' '}
            <a href={url} class="link" rel="noopener nofollow noreferrer" target="_blank">
              Open the post
            </a>{' '}
            to check its words and tags.
          </>
        )}
      </p>
    )
  if (text.length <= longest)
    return (
      <p class="text-sm whitespace-pre-line wrap-anywhere">
        <WithHashtags text={text} />
      </p>
    )
  return (
    <details class="text-sm">
      <summary class="cursor-pointer wrap-anywhere">{text.slice(0, longest).trimEnd()}…</summary>
      <p class="mt-2 whitespace-pre-line wrap-anywhere">
        <WithHashtags text={text} />
      </p>
    </details>
  )
}

function WithHashtags({ text }: { text: string }) {
  const tags = new Set(hashtagsIn(text).map((tag) => tag.toLowerCase()))
  return (
    <>
      {text.split(/(#[\p{L}\p{N}_]+)/u).map((part, index) => (
        <Fragment key={index}>
          {tags.has(part.toLowerCase()) ? <strong class="font-semibold">{part}</strong> : part}
        </Fragment>
      ))}
    </>
  )
}
