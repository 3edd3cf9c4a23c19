import { FocusLayout } from '../../../../framework/views/layout/layout.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { ShownConfirmation } from '../queries.ts'

type Props = { confirmation: ShownConfirmation; hasChanged?: boolean }

/**
 * A request to which nobody can say yes any more: somebody did, its time is over, or what it was about has
 * changed.
 */
export function ConfirmationEnded({ confirmation, hasChanged = false }: Props) {
  const { confirmed_at, done_at, expires_at } = confirmation
  const confirmed =
    done_at === null ? 'This was confirmed, and may have failed' : 'This was confirmed'
  const unconfirmed = hasChanged ? 'This has changed' : 'Too late for this'
  const title = confirmed_at === null ? unconfirmed : confirmed

  return (
    <FocusLayout title={title}>
      <h1 class="text-center page-title">{title}</h1>
      <p class="mt-2 text-center text-pretty text-base-content/70">
        {hasChanged ? (
          <>
            What this was about is different from what was asked for, and nothing has happened. Have
            it asked for again.
          </>
        ) : confirmed_at === null ? (
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
