import type { FastifyReply } from 'fastify'
import type { Db } from '../../../framework/database/db.ts'
import { takeTurns } from '../../../framework/fair-queue.ts'
import { limitRate } from '../../../framework/http/load/rate-limit.ts'
import type { Actor } from '../../../tables/actor.ts'
import { limitFor } from '../../../vocabulary/rate-limits.ts'
import type { Drawing } from './drawing.ts'
import { renderPdf } from './render.ts'

/** Draws a PDF in the turn of whoever asks for it, and sends it as a file. */
export async function sendPdf(
  reply: FastifyReply,
  actor: Actor,
  filename: string,
  drawing: Drawing,
): Promise<FastifyReply> {
  await limitDrawing(reply.server.context.db, actor)
  const drawn = await inDrawingTurn(actor.user.id, () => renderPdf(drawing))
  return reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${filename}"`,
    })
    .type('application/pdf')
    .send(drawn)
}

/**
 * Limits how many papers someone has drawn, since drawing one keeps the process from everything else for a
 * moment.
 */
function limitDrawing(db: Db, { user }: Actor): Promise<void> {
  return limitRate(db, limitFor('pdf-for', user.id))
}

/**
 * Draws papers one after another, and for each person in their turn, so that there is time in between for
 * everybody else.
 */
const inDrawingTurn = takeTurns({ atOnce: 1, waiting: 60, each: { atOnce: 1, waiting: 29 } })
