import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BadRequest } from '../../framework/errors.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { networkOf } from '../../framework/net/network.ts'
import { mySubmissionsPath, uploadUrl } from '../../vocabulary/addresses/urls.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { largestUpload, megabyte, mostTogether, mostUploads } from './limits.ts'
import { createUpload, deleteUpload } from './model.ts'
import { UploadJson } from './presenter.ts'
import { findUpload, listUploads } from './queries.ts'
import { receivePiece, tooLong } from './receiving.ts'
import { uploadKept } from './time-limits.ts'
import {
  announcedFile,
  announcedPosition,
  pieceType,
  progressHeaders,
  requireVersion,
  tusExtensions,
  tusVersion,
} from './tus.ts'

type ById = { Params: { id: string } }

const tag = 'Uploads'
const version = { description: 'The version of the protocol', example: tusVersion }
const told = {
  'Upload-Offset': { description: 'The position of the next byte', example: '8388608' },
  'Upload-Length': { description: 'The size of the file', example: '73400320' },
  'Upload-Expires': {
    description: 'Until when something has to use it',
    example: 'Mon, 02 Mar 2026 09:30:00 GMT',
  },
}
const always = Object.fromEntries(
  Object.entries(told).map(([name, header]) => [name, { ...header, always: true }]),
)

/** Files that someone sends in pieces, by the tus protocol, for something to use afterwards. */
export async function uploadRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Tus-Resumable', tusVersion)
    done()
  })
  // By then it is marked as other answers are. Where to go on must never come from a store.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method === 'HEAD') reply.header('Cache-Control', 'no-store')
    done(null, payload)
  })
  // The bytes are left where they are, for the hook that takes them in.
  app.addContentTypeParser(pieceType, (_request, payload, done) => done(null, payload))

  app.options('/', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'Tus-Version': tusVersion,
        'Tus-Extension': tusExtensions,
        'Tus-Max-Size': largestUpload.bytes,
      })
      .send(),
  )

  app.get('/', list, async ({ actor }, reply) => {
    const uploads = await listUploads(db, actor)
    return respond(reply, {
      html: () => reply.redirect(mySubmissionsPath, 303),
      json: () => uploads.map(UploadJson.present),
    })
  })

  app.post('/', create, async ({ actor, headers, ip }, reply) => {
    requireVersion(headers)
    const file = announcedFile(headers)
    const tries = Math.ceil(file.byte_size / megabyte)
    await limitRate(db, { ...limitFor('uploads-from', networkOf(ip)), tries })
    const upload = await createUpload(db, actor, file)
    return reply
      .code(201)
      .headers(progressHeaders(upload))
      .header('Location', uploadUrl(upload))
      .send(UploadJson.present(upload))
  })

  app.get<ById>('/:id', show, async ({ actor, params, method }, reply) => {
    const upload = await findUpload(db, actor, params.id)
    if (method === 'HEAD') reply.headers(progressHeaders(upload))
    return respond(reply, {
      html: () => reply.redirect(mySubmissionsPath, 303),
      json: () => UploadJson.present(upload),
    })
  })

  const receive = async (request: FastifyRequest<ById>) => {
    const { actor, params, headers } = request
    requireVersion(headers)
    const find = () => findUpload(db, actor, params.id)
    const upload = await find()
    if (headers['content-type'] !== pieceType)
      throw new BadRequest(`Send the bytes with Content-Type: ${pieceType}.`, 415)
    const position = announcedPosition(headers)
    if (position + Number(headers['content-length'] ?? 0) > upload.byte_size) throw tooLong()
    const source = request.body instanceof Readable ? request.body : Readable.from([])
    await receivePiece(context, upload, { source, position, find })
  }

  // Bytes are taken in before the handler, while the request counts as one that is being received. They are
  // kept there too, since nobody can say of a connection that breaks whether it is followed by a handler.
  app.patch<ById>(
    '/:id',
    {
      ...send,
      preValidation: (request, reply, done) => {
        receive(request).then(
          () => done(),
          (error) => {
            // The client may still be sending, and the rest is not read.
            if (!request.raw.complete) reply.header('connection', 'close')
            done(error)
          },
        )
      },
    },
    async ({ actor, params }, reply) => {
      const upload = await findUpload(db, actor, params.id)
      return reply.code(204).headers(progressHeaders(upload)).send()
    },
  )

  app.delete<ById>('/:id', destroy, async ({ actor, params }, reply) => {
    await deleteUpload(context, await findUpload(db, actor, params.id))
    return reply.code(204).send()
  })
}

const list = api({
  name: 'listUploads',
  summary: 'List your uploads',
  description: 'For every user: files that nothing uses yet, finished or not, the oldest first.',
  tag,
  response: z.array(UploadJson),
})

const create = api({
  name: 'createUpload',
  summary: 'Begin an upload',
  description: `For every user, without a body: the \`Location\` is where its bytes go. 413 for a file of more than ${largestUpload.megabytes} MB; 422 on \`base\` beyond ${mostUploads} uploads or ${mostTogether.megabytes} MB that nothing uses yet. It is kept for ${uploadKept.words}.`,
  tag,
  headers: {
    'Tus-Resumable': version,
    'Upload-Length': { description: 'The size of the file in bytes', example: '73400320' },
    'Upload-Metadata': {
      description: 'Its name in Base64, after `filename` and a space',
      example: 'filename bXVnLm1wNA==',
    },
  },
  answerHeaders: always,
  response: UploadJson,
  status: 201,
  errors: [412],
})

const show = api({
  name: 'showUpload',
  summary: 'Show how far an upload has come',
  description: 'For its user. `HEAD` has the headers of tus in place of a body.',
  tag,
  answerHeaders: told,
  response: UploadJson,
})

const send = api({
  name: 'sendPiece',
  unconditional: true,
  summary: 'Send the next piece of a file',
  description:
    'For its user: 204 with the new `Upload-Offset`. What came before a connection broke is kept. 409 where it does not begin at the `Upload-Offset`: ask for that again, and go on from there. Another piece of the same upload is cut short where it is still on its way.',
  tag,
  headers: {
    'Tus-Resumable': version,
    'Upload-Offset': { description: 'Where the piece begins', example: '0' },
  },
  bytes: pieceType,
  answerHeaders: always,
  status: 204,
  errors: [409, 412],
})

const destroy = api({
  name: 'deleteUpload',
  unconditional: true,
  summary: 'Delete an upload',
  description: 'For its user: 204, and what has come of it is gone.',
  tag,
  status: 204,
})
