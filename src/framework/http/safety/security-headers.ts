import type { Config } from '../../config/config.ts'
import { contentPolicies } from './content-security-policy.ts'

/** The headers of every answer. Pages replace the content policy; nothing else may load anything. */
export function securityHeaders({ secureCookies }: Pick<Config, 'secureCookies'>) {
  return {
    'Content-Security-Policy': contentPolicies.answer,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(secureCookies && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
