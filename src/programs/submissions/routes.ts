import type { FastifyInstance } from 'fastify'
import { isStaff } from '../../accounts/staff/policy.ts'
import { BadRequest, NotFound } from '../../framework/errors.ts'
import { byteRange, cut } from '../../framework/http/answers/byte-range.ts'
import { fileApi } from '../../framework/http/api.ts'
import { contentPolicies } from '../../framework/http/safety/content-security-policy.ts'
import { mediaTypes } from '../../framework/uploads/media.ts'
import {
  campaignSubmissionPath,
  collabSubmissionPath,
  ownSubmissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import { type Access, findAccess } from './access.ts'
import { findFile } from './files/files.ts'

type ById = { Params: { id: string } }
type OfSubmission = { Params: { submission_id: string; id: string } }

/** Routes that both kinds of submission have in common. */
export async function submissionRoutes(app: FastifyInstance) {
  const { db, files, config } = app.context

  app.get<ById>('/:id', async ({ actor, params, format }, reply) => {
    if (format === 'json') throw new BadRequest('Only HTML is served here.', 406)
    return reply.redirect(pageOf(await findAccess(db, actor, params.id)), 303)
  })

  const download = fileApi({
    name: 'downloadSubmissionFile',
    summary: 'Download a file of a submission',
    description:
      'For both sides and for staff: a file that was handed in or sent with a message. To everybody else it is 404.',
    tag: 'Submissions',
    mediaTypes: Object.fromEntries(mediaTypes.map((type) => [type, {}])),
    named: true,
  })

  // A token fetches a file as a browser does.
  app.get<OfSubmission>('/:submission_id/files/:id', download, async (request, reply) => {
    const { actor, params, headers } = request
    const { submission_id, id } = params
    const file = await findFile(db, actor, submission_id, id, isStaff(config, actor))
    const range = byteRange(headers.range, file.byte_size)
    if (range === null)
      return reply.code(416).header('Content-Range', `bytes */${file.byte_size}`).send()
    const stream = await files.getStream(file.key).catch(() => undefined)
    if (stream === undefined) throw new NotFound('File not found.')
    if (range !== undefined)
      reply
        .code(206)
        .header('Content-Range', `bytes ${range.first}-${range.last}/${file.byte_size}`)

    return reply
      .headers({
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'private, max-age=3600',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'Content-Length': range === undefined ? file.byte_size : range.last - range.first + 1,
        'Content-Security-Policy': contentPolicies.file,
      })
      .type(file.media_type)
      .send(range === undefined ? stream : cut(stream, range))
  })
}

/** The page of a submission that belongs to the reader's side. */
function pageOf({ side, kind, id, program_id, organization_id }: Access): string {
  if (side === 'creator') return ownSubmissionPath({ id })
  return kind === 'collab'
    ? collabSubmissionPath({ id, collab_id: program_id, organization_id })
    : campaignSubmissionPath({ id, campaign_id: program_id, organization_id })
}
