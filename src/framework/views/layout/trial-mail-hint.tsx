import { trialMailsPath } from '../../../vocabulary/addresses/urls.ts'
import { useFrame } from '../frame.ts'

/** The hint where to read mails on a local trial, which sends none. */
export function TrialMailHint() {
  if (!useFrame().trial) return null

  return (
    <p class="mt-6 rounded-box bg-info/10 p-3 text-center text-sm">
      This is a local trial: the mail is at{' '}
      <a href={trialMailsPath} class="link" target="_blank" rel="noopener">
        {trialMailsPath}
      </a>
      .
    </p>
  )
}
