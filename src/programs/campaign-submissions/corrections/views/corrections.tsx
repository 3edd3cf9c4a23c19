import { Time } from '../../../../framework/views/values/time.tsx'
import { Caption } from '../../../submissions/views/caption.tsx'
import type { SubmissionInList } from '../../queries.ts'
import { checkTitle, reasonName } from '../../words.ts'
import { changesOf, isUnchanged, type PostChange } from '../changes.ts'

type Props = {
  submission: SubmissionInList
  /** Whether it is the creator who reads them. */
  isOwn?: boolean
}

/** Each time that a post was corrected: why it was rejected, what its creator says, and what is different. */
export function Corrections({ submission, isOwn = false }: Props) {
  const changes = changesOf(submission)
  if (changes.length === 0) return null

  return (
    <section aria-label="Corrected since it was rejected" class="correction-list">
      {changes.map((changed) => (
        <OneCorrection changed={changed} isOwn={isOwn} />
      ))}
    </section>
  )
}

function OneCorrection({ changed, isOwn }: { changed: PostChange; isOwn: boolean }) {
  const { correction, post, caption, checks } = changed
  const { reason, note, text, created_at } = correction
  return (
    <div class="space-y-2 text-sm">
      <p>
        <strong class="font-semibold">Corrected</strong> <Time at={created_at} /> · rejected before:{' '}
        {reasonName(reason)}
        {note && <span class="wrap-anywhere">, “{note}”</span>}
      </p>
      <blockquote class="border-l-4 border-base-300 pl-4 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
      {post && <OtherPost post={post} />}
      {caption && (
        <details>
          <summary class="cursor-pointer">The caption has changed</summary>
          <div class="mt-2 space-y-1">
            <p class="text-base-content/70">Before:</p>
            <Caption text={caption.before} />
            <p class="text-base-content/70">Now:</p>
            <Caption text={caption.after} />
          </div>
        </details>
      )}
      {checks.map(({ before, after }) => (
        <p class="wrap-anywhere">
          {checkTitle(after.name)}: {after.found}{' '}
          <span class="text-base-content/70">Before: {before.found}</span>
        </p>
      ))}
      {isUnchanged(changed) && (
        <p class="text-base-content/70">
          Caption and checks are what they were.{!isOwn && ' Look at the post itself.'}
        </p>
      )}
    </div>
  )
}

/** Both posts, so that whoever decides can compare them. Views count from the new one. */
function OtherPost({ post: { before, after } }: { post: NonNullable<PostChange['post']> }) {
  const link = (url: string) => (
    <a href={url} class="link wrap-anywhere" rel="noopener nofollow noreferrer">
      {url.replace(/^https:\/\/(www\.)?/, '')}
    </a>
  )
  return (
    <p>
      It is another post now, and only its own views count: {link(after)}.{' '}
      <span class="text-base-content/70">Before: {link(before)}</span>
    </p>
  )
}
