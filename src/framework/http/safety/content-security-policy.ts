declare module 'fastify' {
  interface FastifyContextConfig {
    allows?: Allowed
  }
}

/** Rights of a page beyond those of all pages. */
export type Allowed = {
  /** The addresses that the answers to its forms may lead to, beside our own pages. */
  formTargets?: readonly string[]
  /** The sites whose pages it may show in frames. */
  frames?: readonly string[]
}

/** Route options of a page that may do more than others, also where its form is shown again. */
export function allowing<Options extends { config?: object }>(allows: Allowed, options?: Options) {
  return { ...options, config: { ...options?.config, allows } }
}

/** Every policy that we send, but for that of pages. */
export const contentPolicies = {
  /** JSON, redirects, and whatever says nothing else. */
  answer: "default-src 'none'; frame-ancestors 'none'",
  /** Files of other people, which must not do anything as a page of ours. */
  file: "default-src 'none'; sandbox",
  /** The service worker asks the server for what it shows. */
  serviceWorker: "default-src 'none'; connect-src 'self'",
  /** A drawn clip, which is shown in a frame of our own pages and runs nothing. */
  clip: "default-src 'none'; frame-ancestors 'self'; sandbox",
  /** A mail may style itself in attributes. Nothing else of it may run or load. */
  trialMail:
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
}

/** Pages load nothing but what we serve. The nonce is for the one style element that Turbo makes. */
export function pagePolicy(nonce: string, { formTargets = [], frames = [] }: Allowed = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    // Browsers apply it to where a form's answer redirects to as well.
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
