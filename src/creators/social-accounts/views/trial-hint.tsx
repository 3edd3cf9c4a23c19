import { useFrame } from '../../../framework/views/frame.ts'
import { simulatedPath } from '../../../vocabulary/addresses/simulated-urls.ts'

/** Says on a trial where accounts and posts come from: no platform is asked there, so made-up links are refused. */
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
