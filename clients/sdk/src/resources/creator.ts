import type { Connection } from '../connection.ts'
import type { CallOptions, FieldsOf, QueryOf } from '../operations.ts'

const accounts = '/me/social_accounts.json'
const verification = '/me/social_accounts/{id}/verification.json'
const handIn = '/campaigns/{campaign_id}/submissions.json'
const apply = '/collabs/{id}/submissions.json'
const content = '/me/submissions/{id}/content.json'
const payouts = '/me/payouts.json'

type Payout = FieldsOf<'post', typeof payouts, 'payout'>
type Withdrawal =
  | (Payout & { amount: number; all?: never })
  | (Omit<Payout, 'amount'> & { all: true })

/** What everyone can take part in. */
export const discoverOf = ({ call, list }: Connection) => ({
  campaigns: (query?: QueryOf<'/discover/campaigns.json'>, options?: CallOptions) =>
    list('/discover/campaigns.json', query, options),
  collabs: (query?: QueryOf<'/discover/collabs.json'>, options?: CallOptions) =>
    list('/discover/collabs.json', query, options),
  handIn: (
    campaign_id: string,
    submission: FieldsOf<'post', typeof handIn, 'submission'>,
    options?: CallOptions,
  ) => call('post', handIn, { ...options, path: { campaign_id }, body: { submission } }),
  apply: (
    id: string,
    submission: FieldsOf<'post', typeof apply, 'submission'>,
    options?: CallOptions,
  ) => call('post', apply, { ...options, path: { id }, body: { submission } }),
})

/** The user whose token it is, and what they do as a creator. */
export const meOf = ({ call, list }: Connection) => ({
  show: (options?: CallOptions) => call('get', '/me.json', options),
  notifications: (options?: CallOptions) => list('/me/notifications.json', undefined, options),
  accounts: (options?: CallOptions) => list(accounts, undefined, options),
  addAccount: (
    social_account: FieldsOf<'post', typeof accounts, 'social_account'>,
    options?: CallOptions,
  ) => call('post', accounts, { ...options, body: { social_account } }),
  /** The code that has to stand in the profile, and until when. */
  verification: (id: string, options?: CallOptions) =>
    call('get', verification, { ...options, path: { id } }),
  verify: (id: string, options?: CallOptions) =>
    call('post', verification, { ...options, path: { id } }),
  /** What a verified account posted lately, to choose what to submit. */
  latestPosts: (id: string, options?: CallOptions) =>
    call('get', '/me/social_accounts/{id}/latest_posts.json', { ...options, path: { id } }),
  submissions: (query?: QueryOf<'/me/submissions.json'>, options?: CallOptions) =>
    list('/me/submissions.json', query, options),
  submission: (id: string, options?: CallOptions) =>
    call('get', '/me/submissions/{id}.json', { ...options, path: { id } }),
  explain: (id: string, options?: CallOptions) =>
    call('get', '/me/submissions/{id}/explanation.json', { ...options, path: { id } }),
  withdraw: (id: string, options?: CallOptions) =>
    call('post', '/me/submissions/{id}/withdrawal.json', { ...options, path: { id } }),
  /** Files come as ids of `uploads.send`. */
  submitContent: (
    id: string,
    work: FieldsOf<'post', typeof content, 'content'>,
    options?: CallOptions,
  ) => call('post', content, { ...options, path: { id }, body: { content: work } }),
  balances: (options?: CallOptions) => list('/me/balances.json', undefined, options),
  statement: (query?: QueryOf<'/me/statement.json'>, options?: CallOptions) =>
    list('/me/statement.json', query, options),
  payouts: (options?: CallOptions) => list(payouts, undefined, options),
  /** So much, or `all` that is available: an amount that is missing by mistake empties no balance. */
  withdrawMoney: async ({ all, ...payout }: Withdrawal, options?: CallOptions) => {
    const isSum = 'amount' in payout && payout.amount !== undefined
    if ((all === true) === isSum)
      throw new TypeError('withdrawMoney needs an amount, or all: true, and not both.')
    return call('post', payouts, { ...options, body: { payout } })
  },
})
