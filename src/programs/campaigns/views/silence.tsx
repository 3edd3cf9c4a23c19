import { decisionLimits } from '../time-limits.ts'

/** Tells whoever makes or publishes a campaign what becomes of posts that nobody decides about. */
export function Silence() {
  const { clean, unclear, failed } = decisionLimits
  return (
    <div class="text-sm text-pretty text-base-content/70">
      <p>Decide about posts in time. If nobody does, a post</p>
      <ul class="mt-1 list-disc space-y-1 pl-4">
        <li>whose checks all pass is approved after {clean.words};</li>
        <li>with a check that could not be made is approved after {unclear.words};</li>
        <li>that failed a check is rejected after {failed.words}.</li>
      </ul>
      <p class="mt-1">
        What is approved spends budget. These times are the same for all campaigns, so that creators
        can rely on an answer.
      </p>
    </div>
  )
}
