import type { Config } from '../../config/config.ts'
import { contentPolicies } from './content-security-policy.ts'

/**
 * The headers of every answer, by its format. Pages replace the content policy; nothing else may load
 * anything. JSON goes without those that only say how a browser treats a page.
 */
export function securityHeaders({ secureCookies }: Pick<Config, 'secureCookies'>) {
  const json = {
    'Content-Security-Policy': contentPolicies.answer,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(secureCookies && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
  const html = {
    ...json,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  }
  return { json, html }
}
