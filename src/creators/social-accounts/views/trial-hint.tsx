import { useFrame } from '../../../framework/views/frame.ts'
import { simulatedPath } from '../../../vocabulary/addresses/simulated-urls.ts'

/** Says where accounts and posts of a trial come from: made-up links are refused there. */
export function TrialHint() {
  const { trial } = useFrame()
  if (!trial) return null

  return (
    <p class="text-sm text-base-content/70">
      This is a local trial: make accounts and posts to try it with on the{' '}
      <a href={simulatedPath} class="link" data-keeps-draft>
        simulated platform
      </a>
      .
    </p>
  )
}
