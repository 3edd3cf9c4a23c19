import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sharePicturePath } from '../../vocabulary/addresses/urls.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { NotFound, Unauthenticated } from '../errors.ts'
import { isKnown } from '../http/answers/etag.ts'
import { asFile } from '../http/answers/unknown-address.ts'
import { limitRate } from '../http/load/rate-limit.ts'
import { mayBeOld } from '../http/old-reads.ts'
import { contentPolicies } from '../http/safety/content-security-policy.ts'
import { networkOf } from '../net/network.ts'
import { version } from '../version.ts'
import type { ShareCard } from './card.ts'
import { keptOrDrawn } from './kept-cards.ts'

/** A page that was taken back is seen no longer than this. */
const seconds = 10 * 60

/**
 * Serves the cards of pages beside these. Nobody is recognised here, so that everyone is given the same: what
 * `find` finds for somebody who is not signed in.
 */
export function serveCards(
  app: FastifyInstance,
  page: string,
  find: (publicId: string) => Promise<ShareCard>,
): void {
  const { context } = app

  app.get<{ Params: { id: string } }>(
    sharePicturePath(page),
    mayBeOld(asFile),
    async ({ ip, params, headers }, reply) => {
      await limitRate(context.db, limitFor('share-pictures-to', networkOf(ip)))
      const card = await find(params.id).catch(hide)
      const etag = `W/"${hash('sha1', JSON.stringify([version, card]), 'base64url')}"`
      const shared = { 'Cache-Control': `public, max-age=${seconds}`, ETag: etag }
      if (isKnown(headers['if-none-match'], etag)) return reply.code(304).headers(shared).send()

      const { png, isWhole } = await keptOrDrawn(context, etag, card)
      return reply
        .headers({
          ...(isWhole ? shared : { 'Cache-Control': 'no-store' }),
          'Content-Security-Policy': contentPolicies.file,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
        .type('image/png')
        .send(png)
    },
  )
}

/** Nobody can sign in here, so that whoever may not see a page is not told to. */
function hide(error: unknown): never {
  throw error instanceof Unauthenticated ? new NotFound() : error
}
