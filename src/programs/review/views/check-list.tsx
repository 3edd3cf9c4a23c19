import { Icon } from '../../../framework/views/values/icon.tsx'
import type { PostCheck } from '../../../tables/campaigns/campaign-submissions.ts'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'
import {
  type CheckLine,
  disclosureLine,
  lacksDisclosure,
} from '../../campaign-submissions/disclosure.ts'
import { checkTitle } from '../../campaign-submissions/words.ts'

const looks = {
  passed: ['circleCheck', 'text-success', 'fine'],
  failed: ['circleAlert', 'text-error', 'wrong'],
  unknown: ['circleHelp', 'text-warning', 'check yourself'],
} as const

type Props = {
  submission: { checks: PostCheck[]; platform_id: PlatformId; caption: string | null }
}

/** Every check as it came out, each as a sentence. What is not fine is named first. */
export function CheckList({ submission }: Props) {
  return (
    <ul class="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
      {linesOf(submission).map(({ title, outcome, found }) => {
        const [icon, colour, inWords] = looks[outcome]
        return (
          <li class="flex gap-2 text-sm">
            <Icon name={icon} class={`mt-0.5 size-4 ${colour}`} />
            {outcome === 'passed' ? (
              <span class="min-w-0 wrap-anywhere">
                <span class="sr-only">{title}, fine: </span>
                {found}
              </span>
            ) : (
              <span class="min-w-0">
                <span class="block font-medium">
                  {title}
                  <span class={colour}>: {inWords}</span>
                </span>
                <span class="block wrap-anywhere text-base-content/70">{found}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A caption that lacks the mark comes first, as what is to be looked at. */
function linesOf(submission: Props['submission']): CheckLine[] {
  const { checks, platform_id } = submission
  // The address itself stands above already.
  const address = `It is a post on ${platformNames[platform_id]}.`
  const lines = checks.map(({ name, outcome, found }) => ({
    title: checkTitle(name),
    outcome,
    found: name === 'address' && outcome === 'passed' ? address : found,
  }))
  const mark = disclosureLine(submission)
  return lacksDisclosure(submission) ? [...mark, ...lines] : [...lines, ...mark]
}
