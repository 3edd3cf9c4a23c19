import { encodeId } from '../ids.ts'
import { type Identified, jsonUrl } from './urls.ts'

/** The addresses of the simulated platform, which is there on a trial only. */

export const simulatedPath = '/simulated'
export const simulatedAccountsPath = `${simulatedPath}/accounts`
export const simulatedAccountPath = ({ id }: Identified) =>
  `${simulatedAccountsPath}/${encodeId('SimulatedAccount', id)}`
export const simulatedAccountUrl = (account: Identified) => jsonUrl(simulatedAccountPath(account))
export const simulatedAccessPath = (account: Identified) =>
  `${simulatedAccountPath(account)}/access`
export const simulatedPostsPath = (account: Identified) => `${simulatedAccountPath(account)}/posts`
export const simulatedPostPath = ({ id }: Identified) =>
  `${simulatedPath}/posts/${encodeId('SimulatedPost', id)}`
export const simulatedClipPath = ({ platform_id, uid }: { platform_id: string; uid: string }) =>
  `${simulatedPath}/clips/${platform_id}/${encodeURIComponent(uid)}`
export const simulatedClockPath = `${simulatedPath}/clock`
export const simulatedConsentPath = (platform: string) => `${simulatedPath}/consent/${platform}`
