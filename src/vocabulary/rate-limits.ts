const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often something may be done: every limit, by the name under which it is counted. `RateLimit` tells
 * programs that name, and docs/api/README.md the figures, which a test compares. Where a setting says how
 * many, `setting` names it. `quiet` are those that others count for too, so that what is left says something
 * about them: only a refusal tells of it.
 */
export const rateLimits = {
  // By network, mailbox or browser: whoever signs in is not known yet.
  'sign-in-network': { setting: 'signInLimitPerIp', seconds: 15 * minute },
  'sign-in-known': { most: 10, seconds: 3 * minute, quiet: true },
  'sign-in': { most: 10, seconds: 3 * minute, quiet: true },
  'sign-in-mailbox': { most: 60, seconds: hour, quiet: true },
  'exchange-ip': { setting: 'exchangeLimitPerIp', seconds: 15 * minute },
  'social-sign-in': { setting: 'signInLimitPerIp', seconds: 15 * minute },
  'social-answer': { setting: 'exchangeLimitPerIp', seconds: 15 * minute },

  // By user, for their account.
  'two-factor': { most: 10, seconds: 10 * minute },
  'step-up': { most: 10, seconds: 15 * minute },
  'email-change': { most: 10, seconds: 15 * minute },
  'email-change-to': { most: 10, seconds: 15 * minute, quiet: true },
  'email-change-to-day': { most: 20, seconds: day, quiet: true },
  'email-change-code': { most: 30, seconds: 15 * minute },
  'access-tokens-of': { most: 100, seconds: day },
  'push-subscriptions-of': { most: 200, seconds: day },
  'calendar-links-of': { most: 100, seconds: day },
  'confirmations-of': { most: 100, seconds: hour },
  export: { most: 10, seconds: hour },
  'pdf-for': { most: 30, seconds: 5 * minute },

  // By user or organization, for what they do with others.
  'organizations-of': { most: 100, seconds: day },
  'access-tokens-for': { most: 100, seconds: day },
  'invitations-by': { most: 100, seconds: day },
  'invitations-of': { most: 200, seconds: hour },
  invitation: { most: 10, seconds: hour, quiet: true },
  'invitation-week': { most: 20, seconds: 7 * day, quiet: true },
  'invitation-batches-of': { most: 60, seconds: hour },
  'webhooks-for': { most: 100, seconds: day },
  'webhook-tests': { most: 60, seconds: hour },
  prefill: { most: 120, seconds: hour },
  'verify-account': { most: 5, seconds: hour },
  'hand-ins-by': { most: 100, seconds: hour },
  'latest-posts-by': { most: 100, seconds: hour },
  'applications-by': { most: 60, seconds: hour },
  'messages-by': { most: 120, seconds: hour },

  // In megabytes: what nothing uses yet lies on the disk for a day, and accounts cost nothing.
  'uploads-from': { most: 50_000, seconds: day },

  // By reader: a person reads far less, and a program that copies everything is stopped.
  'creators-read-by': { most: 600, seconds: hour },
  'creators-read-from': { most: 600, seconds: hour },
  'share-pictures-to': { most: 600, seconds: hour },
  'creators-found-by': { most: 600, seconds: hour },
  'discover-from': { most: 600, seconds: 10 * minute },
  'discover-files-to': { most: 600, seconds: 10 * minute },
  'ledgers-to': { most: 600, seconds: 10 * minute },
  'ledger-files-to': { most: 30, seconds: 10 * minute },
  'calendars-to': { most: 600, seconds: 10 * minute },
} as const

/** One of the limits, counted for this user, organization, mailbox or network. */
export function limitFor<Name extends keyof typeof rateLimits>(name: Name, whom: number | string) {
  return { key: `${name}:${whom}`, ...rateLimits[name] }
}
