import Sqids from 'sqids'

/**
 * Public ids. Each encodes the kind of record along with its number, so that records of different
 * kinds never share an id. The alphabet is drawn at random once for each data store and kept there.
 * It is not derived from a secret, because ids must stay valid when a secret changes.
 */
const tags = {
  User: 1,
  Organization: 2,
  Membership: 3,
  Invitation: 4,
  AccessToken: 5,
  Session: 6,
  Campaign: 7,
  Collab: 8,
  SocialAccount: 9,
  Notification: 10,
  Submission: 11,
  AuditEvent: 12,
  PushSubscription: 14,
  Payout: 13,
  Address: 15,
  Identity: 16,
  Funding: 17,
  Refund: 18,
  Transfer: 19,
  PayoutMethod: 20,
  PayoutBatch: 21,
  Paper: 22,
  Subscription: 23,
  BillingDetails: 24,
  Message: 25,
  Flag: 26,
  Shipment: 27,
  Content: 28,
  SubmissionFile: 29,
  CreatorInvitation: 30,
  SimulatedAccount: 31,
  SimulatedPost: 32,
  CreatorNote: 33,
  ExchangeRate: 39,
  Upload: 40,
  CreatorProfile: 45,
  Event: 50,
  Webhook: 51,
  Delivery: 52,
  CalendarLink: 53,
  Rating: 54,
  OrganizationToken: 61,
  CreatorGroup: 57,
  Job: 60,
  Confirmation: 63,
} as const

export type RecordType = keyof typeof tags

// Letters without vowels and their look-alikes: no id spells a word, and no list of bad words is needed.
const letters = 'bcdfghjkmnpqrstvwxzBCDFGHJKMNPQRSTVWXZ256789'

let sqids: Sqids

export function setIdAlphabet(alphabet: string): void {
  sqids = new Sqids({ alphabet, minLength: 8, blocklist: new Set() })
  forget()
}

export function randomAlphabet(randomInt: (below: number) => number): string {
  const drawn = [...letters]
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const chosen = randomInt(last + 1)
    const letter = drawn[last] as string
    drawn[last] = drawn[chosen] as string
    drawn[chosen] = letter
  }
  return drawn.join('')
}

/**
 * Results are kept, because encoding shuffles the alphabet anew for each id and the same ids are
 * shown again and again.
 */
const encoded = new Map<string, string>()
const decoded = new Map<string, number>()
const mostKept = 10_000

export function encodeId(type: RecordType, id: number): string {
  return encoded.get(`${type}:${id}`) ?? keep(type, id, sqids.encode([tags[type], id]))
}

/** The number behind a public id, or undefined if `encodeId` would never give this id. */
export function decodeId(type: RecordType, publicId: string): number | undefined {
  return decoded.get(`${type}:${publicId}`) ?? decode(type, publicId)
}

// The largest number needs far fewer letters. Longer texts are refused, because the time to decode
// one grows faster than its length.
const longest = 32

function decode(type: RecordType, publicId: string): number | undefined {
  if (publicId.length > longest) return undefined
  const [tag, id] = sqids.decode(publicId)
  if (tag !== tags[type] || id === undefined || !Number.isSafeInteger(id)) return undefined
  return encodeId(type, id) === publicId ? id : undefined
}

const types = new Map(Object.entries(tags).map(([type, tag]) => [tag, type as RecordType]))

/** The record that a public id belongs to, of whatever kind. */
export function decodeAnyId(publicId: string): { type: RecordType; id: number } | undefined {
  if (publicId.length > longest) return undefined
  const type = types.get((sqids.decode(publicId)[0] ?? 0) as (typeof tags)[RecordType])
  const id = type && decode(type, publicId)
  return type && id !== undefined ? { type, id } : undefined
}

function keep(type: RecordType, id: number, publicId: string): string {
  if (encoded.size >= mostKept) forget()
  encoded.set(`${type}:${id}`, publicId)
  decoded.set(`${type}:${publicId}`, id)
  return publicId
}

function forget(): void {
  encoded.clear()
  decoded.clear()
}

/**
 * Whether a number of `Submission` is that of a post for a campaign: they are even, those of applications to
 * collabs odd, so that nothing has to be read to know. The sequences of both tables see to it.
 */
export function isPostId(id: number): boolean {
  return id % 2 === 0
}
