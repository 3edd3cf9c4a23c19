import type { Body } from '../../support/client.ts'
import type { Caller } from './callers.ts'
import type { World } from './world.ts'

/** The status that each caller gets. */
export type Answers = Record<Caller, number>

/** One route of the interface: its address, and the status for each caller. */
export type Row = {
  route: string
  answers: Answers
  /** Creates the records that the address refers to, and gives the values of its parameters. */
  given?: (world: World) => Promise<Record<string, string>>
  body?: (world: World) => Body
  /** Fields that may be sent as well, where the examples of the description would not do here. */
  further?: (world: World) => Record<string, unknown>
  /** Fields that may be left out, but not out of this very body. */
  dependent?: string[]
  /** A body without any field means something. */
  emptiable?: boolean
  headers?: (world: World) => Promise<Record<string, string>>
  /** The parameters without which the address as JSON is refused. */
  query?: string
  /** The answer is a list of records. */
  list?: boolean
  /** The status that a signed-in browser gets at the same address, if not 200. */
  page?: number
  /** To look is recorded, in a transaction of its own. */
  recorded?: boolean
  /** To look is counted, against those who copy everything. */
  counted?: boolean
  /**
   * How many statements it takes, where that is more than two: what people look at when they look for
   * something.
   */
  statements?: number
  /** The answer is about this very moment, and another at the next. */
  momentary?: boolean
  /** The route has a page but no JSON. */
  pageOnly?: boolean
}

export const forEveryone = (status: number): Answers => ({
  nobody: status,
  read: status,
  write: status,
  session: status,
  stranger: status,
  member: status,
  admin: status,
  owner: status,
})

export const forUsers = (status: number): Answers => ({ ...forEveryone(status), nobody: 401 })

export const forMembers = (status: number): Answers => ({ ...forUsers(status), stranger: 404 })

export const forAdmins = (status: number): Answers => ({ ...forMembers(status), member: 403 })

export const forTheOwner = (status: number): Answers => ({ ...forAdmins(status), admin: 403 })

/** For a record that belongs to a user and not to an organization: here, to the owner. */
export const forItsUser = (status: number): Answers => ({
  ...forUsers(status),
  stranger: 404,
  member: 404,
  admin: 404,
})

/** Who shows an access token is refused, whatever it may do otherwise. */
export const forSessions = (status: number): Answers => ({
  ...forUsers(403),
  session: status,
  owner: status,
})

export const writes = (answers: Answers): Answers => ({ ...answers, read: 401 })

/** For pages: callers without a credential are redirected to sign in, and tokens do not work. */
export const pages = (answers: Answers): Answers => ({
  ...answers,
  nobody: 303,
  read: 401,
  write: 401,
})
