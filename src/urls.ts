import { encodeId } from './sqids.ts'

/** Every address the service gives away. A `Path` is for pages and forms, a `Url` for JSON. */

type Identified = { id: number }
type InOrganization = Identified & { organization_id: number }

let base = ''

export function useBaseUrl(baseUrl: string): void {
  base = baseUrl
}

export const baseUrl = () => base
export const absolute = (path: string) => `${base}${path}`
const jsonUrl = (path: string) => `${base}${path}.json`

export const newSessionPath = (returnTo?: string) =>
  returnTo === undefined ? '/session/new' : `/session/new?return_to=${encodeURIComponent(returnTo)}`
export const sessionPath = '/session'
export const magicLinkPath = '/session/magic_link'
export const twoFactorStepPath = '/session/two_factor'

export const organizationsPath = '/organizations'
export const newOrganizationPath = '/organizations/new'
export const organizationPath = ({ id }: Identified) =>
  `/organizations/${encodeId('Organization', id)}`
export const organizationUrl = (organization: Identified) => jsonUrl(organizationPath(organization))
export const editOrganizationPath = (organization: Identified) =>
  `${organizationPath(organization)}/edit`
export const avatarPath = (organization: Identified) => `${organizationPath(organization)}/avatar`
export const auditPath = (organization: Identified) => `${organizationPath(organization)}/audit`

export const membersPath = (organization: Identified) => `${organizationPath(organization)}/members`
export const memberPath = ({ organization_id, id }: InOrganization) =>
  `${membersPath({ id: organization_id })}/${encodeId('Membership', id)}`

export const invitationsPath = (organization: Identified) =>
  `${organizationPath(organization)}/invitations`
export const invitationPath = ({ organization_id, id }: InOrganization) =>
  `${invitationsPath({ id: organization_id })}/${encodeId('Invitation', id)}`
export const invitationUrl = (invitation: InOrganization) => jsonUrl(invitationPath(invitation))
export const acceptInvitationPath = (token: string) => `/invitations/${token}`

export const mePath = '/me'
export const emailChangePath = '/me/email_change'
export const accessTokensPath = '/me/access_tokens'
export const accessTokenPath = ({ id }: Identified) =>
  `${accessTokensPath}/${encodeId('AccessToken', id)}`
export const accessTokenUrl = (token: Identified) => jsonUrl(accessTokenPath(token))
export const sessionsPath = '/me/sessions'
export const userSessionPath = ({ id }: Identified) => `${sessionsPath}/${encodeId('Session', id)}`
export const twoFactorPath = '/me/two_factor'
export const backupCodesPath = '/me/two_factor/backup_codes'

export const filePath = (key: string) => `/files/${key}`
export const fileUrl = (key: string) => absolute(filePath(key))
export const trialMailsPath = '/dev/mail'
