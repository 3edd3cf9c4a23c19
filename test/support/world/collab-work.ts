import { and, asc, eq, sql } from 'drizzle-orm'
import { accountUrlOf } from '../../../src/platforms/account-url.ts'
import {
  createSimulatedAccount,
  createSimulatedPost,
} from '../../../src/platforms/simulated/model.ts'
import { postUrlOf } from '../../../src/platforms/simulated/posts.ts'
import {
  type CollabSubmission,
  collabSubmissions,
} from '../../../src/tables/collabs/collab-submissions.ts'
import { type Collab, collabs } from '../../../src/tables/collabs/collabs.ts'
import { deadlines } from '../../../src/tables/deadlines.ts'
import { addresses } from '../../../src/tables/users/addresses.ts'
import { notifications } from '../../../src/tables/users/notifications.ts'
import {
  applicationsPath,
  collabSubmissionPath,
  ownSubmissionPath,
} from '../../../src/vocabulary/addresses/submission-urls.ts'
import { decodeId } from '../../../src/vocabulary/ids.ts'
import type { PlatformId } from '../../../src/vocabulary/platforms.ts'
import type { Client } from '../client.ts'
import { db, withToken } from '../helper.ts'
import { now } from '../now.ts'
import { workOff } from './deadlines.ts'
import {
  addBalance,
  createCollab,
  createMembership,
  createSocialAccount,
  createUser,
  unique,
} from './factories.ts'

type Someone = { id: number; email: string }

type Given = Partial<Omit<Collab, 'id'>> & {
  creator?: Someone
  /** The price that the creator names. */
  quote?: number
  /** The balance of the organization. */
  balance?: number
}

export type Work = Awaited<ReturnType<typeof apply>>

/** A published collab of an organization with money in its balance. */
export async function createOpenCollab({ balance = 100_000, ...fields }: Given = {}) {
  const { creator: _, quote: __, ...own } = fields
  const organization_id = own.organization_id ?? (await createMembership(db)).organization_id
  const open = { state: 'published' as const, published_at: now(), brief: '<p>Show the mug.</p>' }
  const collab = await createCollab(db, { ...open, ...own, organization_id })
  if (balance > 0) await addBalance(db, { id: organization_id }, balance, collab.currency)
  return collab
}

export async function createAddress({ id: user_id }: { id: number }, country = 'DE') {
  const lines = { name: 'Robin Vale', line1: 'Kastanienallee 7', city: 'Berlin', country }
  await db
    .insert(addresses)
    .values({ ...lines, user_id })
    .onConflictDoNothing()
}

/** Someone who has applied to a collab, and an admin who is to answer. */
export async function createApplication(given: Given = {}) {
  const admin = await createMembership(db, await ofOrganization(given))
  const { organization_id } = admin
  const collab = await createOpenCollab({ ...given, organization_id })
  return apply(collab, admin, given)
}

/** Someone else who has applied to the same collab. */
export const createAnotherApplication = ({ collab, admin }: Work, given: Given = {}) =>
  apply(collab, admin, given)

type Admin = Awaited<ReturnType<typeof createMembership>>

async function apply(collab: Collab, admin: Admin, given: Given) {
  const { organization_id } = collab
  const creator = given.creator ?? (await createUser(db, { name: 'Robin Vale' }))
  if (collab.requires_product_shipment) await createAddress(creator)
  const client = await withToken(creator)
  const body = { submission: { quote_amount: given.quote ?? 25_000, message: 'I film mugs.' } }
  const answer = await client.post(`${applicationsPath(collab)}.json`, body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  const id = decodeId('Submission', answer.json().id) as number
  const submission = { id, collab_id: collab.id, organization_id }
  return {
    admin,
    creator,
    collab,
    submission,
    id: answer.json().id as string,
    ownPath: ownSubmissionPath(submission),
    path: collabSubmissionPath(submission),
    asCreator: client,
    asAdmin: await withToken(admin),
  }
}

async function ofOrganization({ organization_id }: Given) {
  return organization_id === undefined ? {} : { organization_id }
}

export const bodies = {
  counter_offer: { counter_offer: { quote_amount: 20_000 } },
  extension: { extension: { extension_days: 3, extension_note: 'My camera is away.' } },
  shipment: { shipment: { carrier: 'DHL', tracking_number: '0034' } },
  shipment_issue: { shipment_issue: { issue: 'damaged', note: 'The handle is off.' } },
  content: { content: { content_url: 'https://drive.example/mug' } },
  change_request: { change_request: { note: 'Show the logo longer.' } },
  post: { post: { post_url: 'https://www.tiktok.com/@robin/video/7301234567890123456' } },
  spark_code: { spark_code: { spark_code: '#9kXv0b3Y2sQp8==', spark_days: 30 } },
  cancellation: { cancellation: { note: 'Sold out.' } },
  decline: { decline: { note: 'We have enough.' } },
  escalation: { escalation: { note: 'Another mug.' } },
} as Record<string, object>

const ofCreator = [
  'withdrawal',
  'receipt',
  'shipment_issue',
  'content',
  'extension',
  'post',
  'spark_code',
]

/** Makes moves by their nouns, each by the side that can. */
export async function go(work: Work, ...nouns: string[]) {
  for (const noun of nouns) {
    const answer = await tryMove(work, noun)
    if (answer.statusCode !== 201) throw new Error(`${noun}: ${answer.body}`)
  }
}

/** A post that the simulated platform shows, of an account that someone has proved to be theirs. */
export async function createOwnPost(
  creator: Someone,
  caption = '',
  platform_id: PlatformId = 'tiktok',
): Promise<string> {
  const handle = unique('robin').replaceAll('-', '_').toLowerCase()
  const simulated = await createSimulatedAccount(db, creator, { platform_id, handle })
  await createSocialAccount(db, creator, {
    platform_id,
    account_url: accountUrlOf(platform_id, handle),
    uid: simulated.uid,
    status: 'verified',
  })
  const { uid } = await createSimulatedPost(db, simulated, {
    kind: 'normal',
    caption,
    sound: null,
    posted_at: undefined,
  })
  return postUrlOf(platform_id, handle, uid)
}

export async function tryMove(work: Work, noun: string) {
  const [client, path]: [Client, string] = ofCreator.includes(noun)
    ? [work.asCreator, work.ownPath]
    : [work.asAdmin, work.path]
  const body =
    noun === 'post' ? { post: { post_url: await createOwnPost(work.creator) } } : bodies[noun]
  return client.post(`${path}/${noun}.json`, body)
}

export async function stored({ submission }: Pick<Work, 'submission'>): Promise<CollabSubmission> {
  const rows = await db
    .select()
    .from(collabSubmissions)
    .where(eq(collabSubmissions.id, submission.id))
  return rows[0] as CollabSubmission
}

export async function storedCollab({ collab }: Pick<Work, 'collab'>): Promise<Collab> {
  return (await db.select().from(collabs).where(eq(collabs.id, collab.id)))[0] as Collab
}

/** As if so much time had gone by for this submission alone. */
export async function letTimePass({ submission }: Pick<Work, 'submission'>, interval: string) {
  await db
    .update(deadlines)
    .set({ due_at: sql`${deadlines.due_at} - ${interval}::interval` })
    .where(and(eq(deadlines.record_id, submission.id), sql`kind like 'collab%'`))
  await workOff()
}

/** The kinds of what someone was told, in the order of it. */
export async function typesTo({ id }: { id: number }): Promise<string[]> {
  const rows = await db
    .select({ type: notifications.type })
    .from(notifications)
    .where(eq(notifications.user_id, id))
    .orderBy(asc(notifications.id))
  return rows.map(({ type }) => type.replace('Notifier', ''))
}

/** Why a move was refused. */
export const reasonsOf = (answer: { json: () => { errors: Record<string, string[]> } }) =>
  answer.json().errors.base?.join(' ')
