import type { Body } from '../../support/client.ts'
import type { Caller } from './callers.ts'
import type { Fields } from './fields.ts'
import type { World } from './world.ts'

/** The status that each caller gets. */
export type Answers = Record<Caller, number>

/** One line of the interface: an address, what everyone gets there, and what it says. */
export type Row = {
  route: string
  answers: Answers
  /** Makes what the address speaks of, and gives what stands for its parameters. */
  given?: (world: World) => Promise<Record<string, string>>
  body?: (world: World) => Body
  headers?: (world: World) => Promise<Record<string, string>>
  /** What one record of the answer says. */
  fields?: Fields
  /** The answer is a list of such records. */
  list?: boolean
  /** What a signed-in browser gets at the same address, if not 200. */
  page?: number
  /** There is a page only. */
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

export const writes = (answers: Answers): Answers => ({ ...answers, read: 401 })

/** In a browser nobody is sent to sign in, and tokens do not work. */
export const pages = (answers: Answers): Answers => ({
  ...answers,
  nobody: 303,
  read: 401,
  write: 401,
})
