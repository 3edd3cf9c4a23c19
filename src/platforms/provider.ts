import type { PlatformId } from '../vocabulary/platforms.ts'

/** An account as a platform describes it; null where it does not say. */
export type PlatformAccount = {
  uid: string
  handle: string
  bio: string | null
  subscriber_count: number | null
  view_count: number | null
  video_count: number | null
  likes_count: number | null
  /** Percent with two places, as texts like all decimals: `4.27`. */
  engagement_rate: string | null
  /** The moment at which it was opened there. */
  opened_at: string | null
}

/** A post as a platform describes it; null where it does not say. */
export type PlatformPost = {
  uid: string
  author_uid: string | null
  author_handle: string | null
  posted_at: string | null
  /** The sound it uses, where a platform has such. */
  sound_uid: string | null
  /** The address of its picture, which is good for the next hours. */
  picture_url: string | null
  /** Its text, with hashtags; where a platform has a title too, that comes first. */
  caption: string | null
  views: number | null
  likes: number | null
  comments: number | null
  shares: number | null
}

/** The account to ask about, as it is written in its address, or by the platform's own id. */
export type NameOrUid = { uid: string } | { handle: string }

/** The account of whoever let us read, where it is the one that is asked about. */
export function onlyIfNamed(asked: NameOrUid, own: PlatformAccount): PlatformAccount | undefined {
  const isAsked = 'uid' in asked ? own.uid === asked.uid : own.handle === asked.handle
  return isAsked ? own : undefined
}

/** The token by which its owner let us read; undefined for what is public. */
export type PlatformAccess = { token: string } | undefined

/** One platform, asked over the network. Each method settles, and throws one of the errors below. */
export type Provider = {
  platform_id: PlatformId
  /** The name of the provider, which is kept with each snapshot, together with what it calls a view. */
  name: string
  viewDefinition: string
  /** The most posts in one question. */
  mostPosts: number
  /** Whether posts can be read only with the access of the account that posted them. */
  needsAccess: boolean
  /** Reads an account; undefined if there is no such one. */
  readAccount: (account: NameOrUid, access: PlatformAccess) => Promise<PlatformAccount | undefined>
  /** Reads posts, by their ids. One that is missing in the answer is deleted or private. */
  readPosts: (uids: string[], access: PlatformAccess) => Promise<Map<string, PlatformPost>>
  /** Reads the latest posts of an account, newest first; what only some of its posts tell is left out. */
  readLatest: (uid: string, access: PlatformAccess) => Promise<PlatformPost[]>
  /** Bytes that nobody has looked at yet, from where a post said that its picture is. Throws any error. */
  readPicture: (address: string) => Promise<Buffer>
}

/** The most of the latest posts that are read of an account: those that someone still knows. */
export const mostLatest = 20

/** It does not answer, or asks us to come back later. Says nothing about what was asked. */
export class ProviderUnavailable extends Error {
  /** Seconds that it asked us to wait. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.retryAfter = retryAfter
  }
}

/** The access that the owner of an account gave us has ended. Only they can renew it. */
export class AccessRevoked extends Error {}
