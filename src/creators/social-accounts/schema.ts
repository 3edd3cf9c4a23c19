import { z } from 'zod'
import { blank, oneOf, webAddress, withExample } from '../../framework/http/fields.ts'
import { isOnPlatform, platformHost } from '../../platforms/hosts.ts'
import { type PlatformId, platformIds } from '../../vocabulary/platforms.ts'
import { type ManualPlatformId, manualPlatformIds, normalizeAccountUrl } from './account-url.ts'

const platform = oneOf(platformIds).refine(
  isManual,
  'can only be connected in a browser, by signing in to it',
)

/** Connects an account by its address, which must be one that the platform could have given. */
export const SocialAccountCreate = z
  .object({
    platform_id: withExample(platform, 'instagram'),
    account_url: withExample(
      webAddress.refine((address) => address !== null, blank),
      'https://www.instagram.com/robinvale',
    ),
  })
  .superRefine(({ platform_id, account_url }, context) => {
    const isRefused = context.issues.length > 0
    if (isRefused || !isManual(platform_id) || account_url === null) return

    const problem = !isOnPlatform(platform_id, account_url)
      ? `must be on ${platformHost(platform_id)}`
      : 'is invalid'
    if (normalizeAccountUrl(platform_id, account_url) === undefined) {
      context.addIssue({ code: 'custom', path: ['account_url'], message: problem })
    }
  })

export type SocialAccountFields = { platform_id: ManualPlatformId; account_url: string }

function isManual(platformId: PlatformId): platformId is ManualPlatformId {
  return (manualPlatformIds as PlatformId[]).includes(platformId)
}
