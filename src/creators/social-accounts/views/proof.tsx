import { CopyButton } from '../../../framework/views/forms/copy-button.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'
import type { BioCode } from '../verifying/codes.ts'

/** The code to put into a bio, and where that is found on a platform. */
export function ProofSteps({
  platform_id,
  code: { code, expires_at },
  isRead,
}: {
  platform_id: PlatformId
  code: BioCode
  isRead: boolean
}) {
  const name = platformNames[platform_id]

  return (
    <ol class="list-decimal space-y-3 ps-5 text-sm">
      <li>
        Copy this code:
        <span class="mt-2 flex flex-wrap items-center gap-2">
          <code class="rounded bg-base-200 px-2 py-1 text-base font-semibold">{code}</code>
          <CopyButton text={code} />
        </span>
      </li>
      <li>
        On {name}, edit your profile and paste the code anywhere in your bio. Save it, and leave it
        there until the account is verified.
      </li>
      <li>
        {isRead
          ? 'Come back here and check. You can remove the code afterwards.'
          : `Troupe’s team checks ${name} accounts by hand and will let you know. There is nothing else to do.`}
      </li>
      <li class="list-none text-base-content/70">
        The code is valid <Time at={expires_at} after="until" />. After that, you get a new one
        here.
      </li>
    </ol>
  )
}
