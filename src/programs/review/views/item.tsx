import { Badge } from '../../../framework/views/values/badge.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { tickOf } from '../../campaign-submissions/deciding/views/decide-together.tsx'
import { endBySilence } from '../../campaign-submissions/due-dates.ts'
import { lookedAtInShort } from '../../campaign-submissions/words.ts'
import { CreatorName } from '../../submissions/views/creator-name.tsx'
import type { ToReview } from '../queries.ts'
import { tooLittle, wouldPay } from '../would-pay.ts'

type Props = {
  submission: ToReview
  href: string
  isChosen: boolean
  mayDecide: boolean
  /** Whether it was ticked when the form below the list was refused. */
  isTicked: boolean
}

/** One post of the list: who, where, for what, what it would pay, and whether something is wrong. */
export function Item({ submission, href, isChosen, mayDecide, isTicked }: Props) {
  const { id, creator_name, account_handle, platform_id, campaign_name, currency, decides_at } =
    submission
  const little = tooLittle(submission)
  const { tone, text } = lookedAtInShort(submission)

  return (
    <li class="inbox-item">
      {mayDecide && (
        <label class="grid place-items-center">
          <input
            {...tickOf({
              id: encodeId('Submission', id),
              handle: account_handle,
              amount: wouldPay(submission),
              currency,
              isTicked,
            })}
            form="chosen-together"
            class="checkbox"
          />
        </label>
      )}
      <a
        href={href}
        data-turbo-frame="review"
        data-inbox-target="item"
        data-action="inbox#mark"
        aria-current={isChosen ? 'true' : undefined}
      >
        <PostPicture post={submission} class="h-14 w-11" />
        <span class="min-w-0 flex-1">
          <span class="block font-semibold wrap-anywhere">
            <CreatorName name={creator_name} handle={account_handle} />
          </span>
          <span class="block text-xs text-base-content/70 wrap-anywhere">
            {platformNames[platform_id]} · {campaign_name}
          </span>
          {decides_at && (
            <span class="block text-xs text-base-content/70">
              is {endBySilence(submission.checks)} <Time at={decides_at} isPhrase />
            </span>
          )}
        </span>
        <span class="flex flex-col items-end gap-1 font-semibold max-sm:ml-14 max-sm:basis-full max-sm:flex-row max-sm:items-center max-sm:justify-between">
          {little > 0 ? (
            <span class="text-right font-normal text-base-content/70 max-sm:text-left">
              <Money amount={little} currency={currency} />
              <span class="block text-xs">below minimum</span>
            </span>
          ) : (
            <Money amount={wouldPay(submission)} currency={currency} />
          )}
          <Badge tone={tone}>{text}</Badge>
        </span>
      </a>
    </li>
  )
}
