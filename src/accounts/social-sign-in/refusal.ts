/**
 * Why a sign-in with a provider ended before anyone was signed in. The message is for the person, and
 * says what to do; the reason is for the log.
 */
export class SocialSignInRefused extends Error {
  readonly reason: string

  constructor(message: string, reason: string) {
    super(message)
    this.reason = reason
  }
}

const orByMail = 'or have a code mailed to you.'

export function startAgain(reason: string): SocialSignInRefused {
  return new SocialSignInRefused(
    `That took too long, or you continued in another window. Try again, ${orByMail}`,
    reason,
  )
}

export function canceled(name: string): SocialSignInRefused {
  return new SocialSignInRefused(
    `You did not sign in with ${name}. Try again, ${orByMail}`,
    'cancelled',
  )
}

export function unreachable(name: string, error: unknown): SocialSignInRefused {
  return new SocialSignInRefused(
    `${name} cannot be reached at the moment. Try again later, ${orByMail}`,
    reasonOf(error),
  )
}

export function notUnderstood(name: string, error: unknown): SocialSignInRefused {
  return new SocialSignInRefused(
    `Signing in with ${name} did not work. Try again, ${orByMail}`,
    reasonOf(error),
  )
}

export function withoutEmail(name: string): SocialSignInRefused {
  return new SocialSignInRefused(
    `${name} did not tell us your e-mail address. Allow it there and try again, ${orByMail}`,
    'no e-mail address',
  )
}

export function unverifiedEmail(name: string): SocialSignInRefused {
  return new SocialSignInRefused(
    `${name} has not verified your e-mail address. Verify it there and try again, ${orByMail}`,
    'e-mail address not verified',
  )
}

/**
 * The reason that may be logged. The cause of an error that the library explains may hold the provider's
 * answer, and with it tokens, so it is left out.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // The library's own code, and the standard's word for what the provider objects to.
  const { code, error: objection } = error as { code?: unknown; error?: unknown }
  const trouble = code === undefined && error.cause instanceof Error && error.cause.message
  return [error.message, code, objection, trouble]
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, 300)
}
