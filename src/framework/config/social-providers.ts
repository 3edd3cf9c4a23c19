/** Someone else who can say who a person is, beside a code by mail. */
export type SocialProvider = {
  /** Names it in addresses and in the database. */
  id: string
  /** The name that people know it by. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** How long it may take over each answer. */
  timeoutSeconds: number
}

type Settings = Partial<
  Record<
    | 'GOOGLE_CLIENT_ID'
    | 'GOOGLE_CLIENT_SECRET'
    | 'OIDC_ISSUER'
    | 'OIDC_CLIENT_ID'
    | 'OIDC_CLIENT_SECRET'
    | 'OIDC_NAME',
    string | undefined
  >
>

const timeoutSeconds = 10

/** The providers that are set up, in the order of their buttons. */
export function socialProviders(env: Settings): SocialProvider[] {
  const providers: SocialProvider[] = []
  if (env.GOOGLE_CLIENT_ID !== undefined) {
    providers.push({
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
      timeoutSeconds,
    })
  }
  if (env.OIDC_ISSUER !== undefined) {
    providers.push({
      id: 'oidc',
      name: env.OIDC_NAME ?? new URL(env.OIDC_ISSUER).host,
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID ?? '',
      clientSecret: env.OIDC_CLIENT_SECRET ?? '',
      timeoutSeconds,
    })
  }
  return providers
}
