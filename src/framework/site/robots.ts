import { designPath } from '../../vocabulary/addresses/design-urls.ts'
import { staffPath } from '../../vocabulary/addresses/staff-urls.ts'
import {
  absolute,
  beginningPath,
  brandPath,
  creatorHomePath,
  livePath,
  mePath,
  organizationsPath,
  searchPath,
  sessionPath,
  sitemapPath,
  trialMailsPath,
} from '../../vocabulary/addresses/urls.ts'

/** Pages behind the sign-in, steps of the sign-in, and addresses that are themselves a secret. */
const closed = [
  brandPath,
  beginningPath,
  creatorHomePath,
  livePath,
  searchPath,
  organizationsPath,
  mePath,
  `${sessionPath}/magic_link`,
  `${sessionPath}/two_factor`,
  '/invitations/',
  '/creator_invitations/',
  '/email_change_undos/',
  '/digest_unsubscriptions/',
  '/ledgers/',
  '/calendars/',
  '/confirmations/',
  staffPath,
  designPath,
  trialMailsPath,
  '/submissions/',
  '/campaigns/*/submissions/',
  '/campaigns/*/ledger',
  '/collabs/*/submissions/',
  '/simulated',
]

/** Search engines find nothing there, and are told so; and where to find what is for everyone. */
export const robots = () =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${absolute(sitemapPath)}`,
    '',
  ].join('\n')
