import { Icon } from '../../../framework/views/values/icon.tsx'
import type { PostCheck } from '../../../tables/campaigns/campaign-submissions.ts'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'
import { checkTitle } from '../../campaign-submissions/words.ts'

const looks = {
  passed: ['circleCheck', 'text-success', 'fine'],
  failed: ['circleAlert', 'text-error', 'wrong'],
  unknown: ['circleHelp', 'text-warning', 'check yourself'],
} as const

type Props = { checks: PostCheck[]; platform_id: PlatformId }

/** Every check as it came out, each as a sentence. What is not fine is named first. */
export function CheckList({ checks, platform_id }: Props) {
  return (
    <ul class="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
      {checks.map((check) => {
        const [icon, colour, inWords] = looks[check.outcome]
        return (
          <li class="flex gap-2 text-sm">
            <Icon name={icon} class={`mt-0.5 size-4 ${colour}`} />
            {check.outcome === 'passed' ? (
              <span class="min-w-0 wrap-anywhere">
                <span class="sr-only">{checkTitle(check.name)}, fine: </span>
                {passedInWords(check, platform_id)}
              </span>
            ) : (
              <span class="min-w-0">
                <span class="block font-medium">
                  {checkTitle(check.name)}
                  <span class={colour}>: {inWords}</span>
                </span>
                <span class="block wrap-anywhere text-base-content/70">{check.found}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The address itself stands above already. */
const passedInWords = ({ name, found }: PostCheck, platform_id: PlatformId) =>
  name === 'address' ? `It is a post on ${platformNames[platform_id]}.` : found
