import { Icon } from '../../../framework/views/icon.tsx'
import type { PostCheck } from '../../../tables/campaign-submissions.ts'
import { checkTitles } from '../../campaign-submissions/views/parts.tsx'

const looks = {
  passed: ['circleCheck', 'text-success', 'fine'],
  failed: ['circleAlert', 'text-error', 'wrong'],
  unknown: ['circleHelp', 'text-warning', 'check yourself'],
} as const

/** Every check as it came out; of one that is fine, what was found can be asked for. */
export function CheckList({ checks }: { checks: PostCheck[] }) {
  return (
    <ul class="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {checks.map(({ name, outcome, found }) => {
        const [icon, colour, inWords] = looks[outcome]
        return (
          <li class="flex gap-2 text-sm" title={found}>
            <Icon name={icon} class={`mt-0.5 size-4 ${colour}`} />
            <span class="min-w-0">
              <span class="block font-medium">
                {checkTitles[name]}
                <span class={outcome === 'passed' ? 'sr-only' : colour}>: {inWords}</span>
              </span>
              <span
                class={
                  outcome === 'passed' ? 'sr-only' : 'block wrap-anywhere text-base-content/70'
                }
              >
                {found}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
