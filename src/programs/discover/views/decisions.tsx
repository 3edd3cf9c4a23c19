import { Fact } from '../../../framework/views/lists/facts.tsx'
import { spanInWords } from '../../../framework/views/values/spans.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'

type Props = {
  figures: {
    decisions_count: number
    approved_percent: number | null
    median_decision_seconds: number | null
  }
  /** The kind of thing that is decided about. */
  of?: 'post' | 'application'
}

/** Fewer say nothing of how a brand decides: one rejection is “0% approved”. Pages say of how many it is. */
const enough = 5

export const isTooFew = ({ decisions_count }: { decisions_count: number }): boolean =>
  decisions_count < enough

/** How fast posts or applications are decided, and how. */
export function DecisionFacts({ figures, of: kind = 'post' }: Props) {
  const { decisions_count, approved_percent, median_decision_seconds } = figures
  if (median_decision_seconds === null) return <Fact name="Decisions">None yet</Fact>

  return (
    <>
      <Fact name="Usually decided in">
        {spanInWords(median_decision_seconds)}
        <span class="block font-normal text-base-content/70">
          half of the {kind}s sooner, half later
        </span>
      </Fact>
      <Fact name={kind === 'post' ? 'Approved' : 'Accepted'}>
        {approved_percent}%
        <span class="block font-normal text-base-content/70">
          of the last {counted(decisions_count, kind)}
        </span>
      </Fact>
    </>
  )
}
