import { encodeId } from '../ids.ts'
import { type Identified, jsonUrl, organizationPath } from './urls.ts'

/** The addresses of access tokens that belong to an organization. */

type Token = Identified & { organization_id: number | null }

export const organizationTokensPath = (organization: Identified) =>
  `${organizationPath(organization)}/access_tokens`
export const newOrganizationTokenPath = (organization: Identified) =>
  `${organizationTokensPath(organization)}/new`
export const organizationTokenPath = ({ id, organization_id }: Token) =>
  `${organizationTokensPath({ id: organization_id ?? 0 })}/${encodeId('OrganizationToken', id)}`
export const organizationTokenUrl = (token: Token) => jsonUrl(organizationTokenPath(token))
