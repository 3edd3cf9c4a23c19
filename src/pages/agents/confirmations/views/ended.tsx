import { FocusLayout } from '../../../../framework/views/layout/layout.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { ShownConfirmation } from '../queries.ts'

/** A request to which nobody can say yes any more, because somebody did or its time is over. */
export function ConfirmationEnded({ confirmation }: { confirmation: ShownConfirmation }) {
  const { confirmed_at, done_at, expires_at } = confirmation
  const confirmed =
    done_at === null ? 'This was confirmed, and may have failed' : 'This was confirmed'
  const title = confirmed_at === null ? 'Too late for this' : confirmed

  return (
    <FocusLayout title={title}>
      <h1 class="text-center page-title">{title}</h1>
      <p class="mt-2 text-center text-pretty text-base-content/70">
        {confirmed_at === null ? (
          <>
            It could be confirmed <Time at={expires_at} after="until" isReal />, and nothing has
            happened. Have it asked for again.
          </>
        ) : done_at === null ? (
          <>
            Somebody said yes <Time at={confirmed_at} isPhrase isReal />, and there is no answer
            that it is done. Look whether it was before you have it asked for again.
          </>
        ) : (
          <>
            It was done <Time at={done_at} isPhrase isReal />, and cannot be done twice.
          </>
        )}
      </p>
      <p class="mt-6 text-center text-sm">
        <a href="/" class="link text-base-content/80">
          To your start page
        </a>
      </p>
    </FocusLayout>
  )
}
