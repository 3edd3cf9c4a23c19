import type { Config } from '../../config/config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where the answers to forms of this page may lead, beside our own pages. */
    formTargets?: readonly string[]
  }
}

/** Sent with every answer. Pages replace the content policy; nothing else may load anything. */
export function securityHeaders({ secureCookies }: Pick<Config, 'secureCookies'>) {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(secureCookies && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/** Pages load nothing but what we serve. The nonce is for the one style element that Turbo makes. */
export function pagePolicy(nonce: string, formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Browsers apply it to where a form's answer redirects to as well.
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
