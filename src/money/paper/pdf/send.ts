import type { FastifyReply } from 'fastify'
import type { Actor } from '../../../tables/actor.ts'
import type { Drawing } from './drawing.ts'
import { inDrawingTurn, limitDrawing } from './limit.ts'
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
