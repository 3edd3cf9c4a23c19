/** All that Troupe knows of a platform without asking it. `vocabulary/platforms.ts` has its name and mark. */
export type Descriptor = {
  /** The names under which it is found. Addresses are written with the first. */
  hosts: [string, ...string[]]
  /** Text that stands before the name of an account in its address. */
  accountPrefix: string
  /**
   * Gives the account's part of a path, or undefined if the path does not lead to an account. Without
   * it an account can only be connected by signing in, because an address alone proves nothing.
   */
  readAccount?: ReadAccount
  readPost: (address: PostPath) => NamedPost | Unclear | undefined
  postUrl: (handle: string | null, uid: string) => string
  /** The page of its own on which it plays a post to those who look at another site. */
  embedUrl?: (uid: string) => string
  /** It shows a post under any name: addresses are written with that of the account the post is of. */
  ignoresName?: true
  /** An id like its own, of random bytes, for the simulated platform. */
  newPostUid: (bytes: Buffer) => string
  newAccountUid?: (bytes: Buffer) => string
  /** By whom its posts are read, where it can be asked. */
  readings?: Readings
}

/** The names that are kept with each reading: of who has read it, and of what they call a view. */
type Readings = { name: string; viewDefinition: string; definitionInWords: string }

export type ReadAccount = (path: string[], query: URLSearchParams) => string | undefined

/** Segments of a path as they are written, and in small letters: platforms ignore capitals in all but ids. */
export type PostPath = { path: string[]; words: string[]; url: URL }

/** A post as its address names it. */
export type NamedPost = {
  /** The platform's own id of it: what tells two posts apart. */
  uid: string
  /** The account that posted it, if the address says so. */
  handle: string | null
  url: string
}

/** An address that leads to a post, but does not say to which. */
export type Unclear =
  | { short: URL }
  /** It cannot be asked for either; says what to paste instead, as it stands behind the field's name. */
  | { refusal: string }
