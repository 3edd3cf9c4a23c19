import type { FastifyRequest } from 'fastify'
import type { Db } from '../../framework/database/db.ts'
import { readerFor } from '../../framework/http/kept-answers.ts'
import { isPlain, type ListRequest } from '../../framework/http/lists/listing.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    lists?: Listed
  }
  interface FastifyRequest {
    /** The rows that were asked for together with whoever asks for them. */
    rowsAhead: Promise<unknown> | undefined
  }
}

/** Those whom a list may belong to. There is no organization where the address names none. */
type Owner = { userId: number; organizationId: number }

type Read<Row> = (db: Db, owner: Owner, page: PageRequest) => Promise<Row[]>

/**
 * The way to the rows where filters, an order or a cursor is asked for, which the usual statement knows
 * nothing of.
 */
type Filtered<Row> = {
  askedOf: (request: FastifyRequest) => ListRequest
  read: (db: Db, owner: Owner, asked: ListRequest) => Promise<Page<Row>>
}

type Listed = { begin: (request: FastifyRequest, owner: Owner) => void }

/**
 * A list that programs read, whose rows are asked for in the same breath as whoever asks for them, so that it
 * takes a single way to the database and back. Rows that came for somebody who may not see them are never
 * looked at. The route says that it lists them, and its handler takes the page of them:
 *
 *     app.get('/', { config: { ...list.config, lists: campaignsListed } }, async (request) => {
 *       const page = await campaignsListed.pageFor(request)
 */
export function listReadAhead<Row>(
  read: Read<Row>,
  pageOf: (page: PageRequest, rows: Row[], request: FastifyRequest) => Page<Row>,
  filtered?: Filtered<Row>,
) {
  const readFor = (request: FastifyRequest, owner: Owner): Promise<Row[] | Page<Row>> => {
    const db = readerFor(request)
    const asked = filtered?.askedOf(request)
    return filtered && asked && !isPlain(asked)
      ? filtered.read(db, owner, asked)
      : read(db, owner, pageRequest(request))
  }

  return {
    begin: (request: FastifyRequest, owner: Owner): void => {
      request.rowsAhead = readFor(request, owner)
      // Nobody waits for them if the caller is refused.
      request.rowsAhead.catch(() => {})
    },
    pageFor: async (request: FastifyRequest): Promise<Page<Row>> => {
      const { actor, member, rowsAhead } = request
      const owner = { userId: actor.user.id, organizationId: member?.organization.id ?? 0 }
      const found = await ((rowsAhead as ReturnType<typeof readFor>) ?? readFor(request, owner))
      return Array.isArray(found) ? pageOf(pageRequest(request), found, request) : found
    },
  }
}
