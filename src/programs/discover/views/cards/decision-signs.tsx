import { Icon, type IconName } from '../../../../framework/views/values/icon.tsx'
import { spanInWords } from '../../../../framework/views/values/words.ts'
import type { DiscoverCampaign } from '../../queries.ts'

type Words = { none: string; within: string; taken: string }

export const posts: Words = {
  none: 'No post decided yet: be the first',
  within: 'to decide',
  taken: 'approved',
}
export const applications: Words = {
  none: 'Nobody answered yet: be the first',
  within: 'to answer',
  taken: 'accepted',
}

type Props = {
  figures: Pick<DiscoverCampaign, 'median_decision_seconds' | 'approved_percent'>
  of: Words
}

/** How fast a brand decides, and how, in a line. */
export function DecisionSigns({ figures, of: { none, within, taken } }: Props) {
  const { median_decision_seconds, approved_percent } = figures
  if (median_decision_seconds === null) return <Sign icon="timer">{none}</Sign>

  return (
    <div class="flex flex-wrap gap-x-4 gap-y-1">
      <Sign icon="timer">{`${spanInWords(median_decision_seconds)} ${within}`}</Sign>
      <Sign icon="circleCheck">{`${approved_percent}% ${taken}`}</Sign>
    </div>
  )
}

function Sign({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p class="flex items-center gap-1.5 text-sm text-base-content/70">
      <Icon name={icon} class="size-4" />
      <span>{children}</span>
    </p>
  )
}
