import { Icon, type IconName } from '../../../../framework/views/values/icon.tsx'
import { spanInShort, spanInWords } from '../../../../framework/views/values/spans.ts'
import { counted } from '../../../../vocabulary/amounts/counts.ts'
import type { DiscoverCampaign } from '../../queries.ts'
import { isTooFew } from '../decisions.tsx'

type Words = {
  none: string
  newcomer: string
  kind: string
  done: string
  within: string
  taken: string
}

export const posts: Words = {
  none: 'No post decided yet: be the first',
  newcomer: 'No post decided yet',
  kind: 'post',
  done: 'decided',
  within: 'to decide',
  taken: 'approved',
}
export const applications: Words = {
  none: 'Nobody answered yet: be the first',
  newcomer: 'Nobody answered yet',
  kind: 'application',
  done: 'answered',
  within: 'to answer',
  taken: 'accepted',
}

type Props = {
  figures: Pick<
    DiscoverCampaign,
    'decisions_count' | 'median_decision_seconds' | 'approved_percent'
  >
  of: Words
}

/** How fast a brand decides, and how, in a line. */
export function DecisionSigns({ figures, of }: Props) {
  const { none, within, taken } = of
  const { decisions_count, median_decision_seconds, approved_percent } = figures
  if (median_decision_seconds === null || isTooFew(figures))
    return (
      <div class="max-sm:hidden">
        <Sign icon="timer">{decisions_count === 0 ? none : soFar(figures, of)}</Sign>
      </div>
    )

  return (
    <div class="flex flex-wrap gap-x-4 gap-y-1 max-sm:hidden">
      <Sign icon="timer">{`${spanInWords(median_decision_seconds)} ${within}`}</Sign>
      <Sign icon="circleCheck">{`${approved_percent}% ${taken}`}</Sign>
    </div>
  )
}

/** The signs for the small cards of a phone: "23 h to decide · 92% approved". */
export function ShortDecisionSigns({ figures, of }: Props) {
  const { newcomer, within, taken } = of
  const { median_decision_seconds: seconds, approved_percent } = figures
  return (
    <p class="text-xs text-base-content/75 sm:hidden">
      {seconds === null ? (
        newcomer
      ) : isTooFew(figures) ? (
        soFar(figures, of)
      ) : (
        <>
          {spanInShort(seconds)} {within} · {approved_percent}% {taken}
        </>
      )}
    </p>
  )
}

const soFar = ({ decisions_count }: Props['figures'], { kind, done }: Words) =>
  `${counted(decisions_count, kind)} ${done} so far`

function Sign({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p class="flex items-center gap-1.5 text-sm text-base-content/70">
      <Icon name={icon} class="size-4" />
      <span>{children}</span>
    </p>
  )
}
