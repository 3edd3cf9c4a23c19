import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import { NotFound } from '../../framework/errors.ts'
import { decodeId, type RecordType } from '../../vocabulary/ids.ts'
import { type Recognition, recogniseWith } from './credentials.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    shows?: Shown
  }
  interface FastifyRequest {
    /** The record that the route shows, if it says so and there is one. */
    shown: unknown
  }
}

type Shown = { type: RecordType; recognition: Recognition }

/**
 * A record of an organization that is read together with whoever asks for it, so that showing one takes a
 * single statement. The route says that it shows it, and its handler takes it from the request:
 *
 *     app.get('/:id', { config: { shows: campaignShown } }, async (request) => {
 *       const campaign = campaignShown.in(request)
 */
export function shownRecord<Table extends PgTable & { id: PgColumn }>(
  type: RecordType,
  table: Table,
  isVisible: SQL,
) {
  return {
    type,
    recognition: recogniseWith(type.toLowerCase(), table, isVisible),
    in: ({ shown }: FastifyRequest): Table['$inferSelect'] => {
      if (!shown) throw new NotFound(`${type} not found.`)
      return shown as Table['$inferSelect']
    },
  }
}

/** The number of the record that the address of a request names. */
export function shownId({ type }: Shown, id = ''): number {
  return decodeId(type, id) ?? 0
}
