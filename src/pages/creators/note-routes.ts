import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import {
  createCreatorNote,
  destroyCreatorNote,
  updateCreatorNote,
} from '../../teams/creator-notes/model.ts'
import { creatorNotePolicy } from '../../teams/creator-notes/policy.ts'
import { CreatorNoteJson } from '../../teams/creator-notes/presenter.ts'
import { findCreatorNote, listCreatorNotes } from '../../teams/creator-notes/queries.ts'
import { CreatorNoteWrite } from '../../teams/creator-notes/schema.ts'
import { creatorNoteUrl, creatorPath } from '../../vocabulary/addresses/creator-urls.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { findCreator } from './creator.ts'
import { creatorPage } from './page.tsx'

type OfCreator = { Params: { user_id: string } }
type ById = { Params: { user_id: string; id: string } }

const tag = 'Organizations'
const body = { schema: CreatorNoteWrite, root: 'creator_note' }

/** Notes of the people of an organization about a creator. */
export async function creatorNoteRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listCreatorNotes',
    summary: 'List the notes about a creator, newest first',
    description:
      'For members: what their colleagues wrote about someone who has worked with the organization. The creator sees it only in the export of their account.',
    tag,
    response: z.array(CreatorNoteJson),
    paginated: true,
  })

  app.get<OfCreator>('/', list, async (request, reply) => {
    const { member, params } = request
    const page = await listCreatorNotes(db, member, params.user_id, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => reply.redirect(creatorPath(creatorOf(member, params.user_id)), 303),
      json: () => page.rows.map(CreatorNoteJson.present),
    })
  })

  const create = api({
    name: 'createCreatorNote',
    summary: 'Write a note about a creator',
    description:
      'For members. The organization reads it, and the creator in the export of their account. It is deleted with the creator.',
    tag,
    body,
    response: CreatorNoteJson,
    status: 201,
  })

  app.post<OfCreator>('/', create, async (request, reply) => {
    const { member, params } = request
    await findCreator(db, member, params.user_id)
    const note = await attempt(
      async () => {
        const fields = parse(CreatorNoteWrite, body.root, request.body)
        return createCreatorNote(db, member, params.user_id, fields)
      },
      (errors) =>
        creatorPage(db, member, params.user_id, pageRequest(request), {
          note: { typed: request.body, errors },
        }),
    )

    return respond(reply, {
      html: () => redirectWith(reply, creatorPath(note), 'The note is there for your colleagues.'),
      json: () =>
        reply
          .code(201)
          .header('Location', creatorNoteUrl(note))
          .send(CreatorNoteJson.present(note)),
    })
  })

  const show = api({
    name: 'showCreatorNote',
    summary: 'Show a note about a creator',
    description: 'For members: what it says, and who wrote it.',
    tag,
    response: CreatorNoteJson,
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const note = await findCreatorNote(db, member, params)

    return respond(reply, {
      html: () => reply.redirect(creatorPath(note), 303),
      json: () => CreatorNoteJson.present(note),
    })
  })

  const update = api({
    name: 'updateCreatorNote',
    summary: 'Change your note about a creator',
    description: 'For who wrote it: others do not put words into their mouth.',
    tag,
    body,
    response: CreatorNoteJson,
    errors: [403],
  })

  app.patch<ById>('/:id', update, async (request, reply) => {
    const { member, params } = request
    const before = await findCreatorNote(db, member, params)
    authorize(creatorNotePolicy.update(member, before))
    const note = await attempt(
      async () => {
        const fields = parse(CreatorNoteWrite, body.root, request.body)
        return updateCreatorNote(db, member, before, fields)
      },
      (errors) =>
        creatorPage(db, member, params.user_id, pageRequest(request), {
          note: { id: before.id, typed: request.body, errors },
        }),
    )

    return respond(reply, {
      html: () => redirectWith(reply, creatorPath(note), 'The note is changed.'),
      json: () => CreatorNoteJson.present(note),
    })
  })

  const destroy = api({
    name: 'deleteCreatorNote',
    summary: 'Delete a note about a creator',
    description: 'For who wrote it, and for admins: 204, and it is gone for everyone.',
    tag,
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', destroy, async ({ member, params }, reply) => {
    const note = await findCreatorNote(db, member, params)
    authorize(creatorNotePolicy.destroy(member, note))
    await destroyCreatorNote(db, member, note)

    return respond(reply, {
      html: () => redirectWith(reply, creatorPath(note), 'The note is deleted.'),
      json: () => reply.code(204).send(),
    })
  })
}

const creatorOf = ({ organization }: Member, user_id: string) => ({
  organization_id: organization.id,
  user_id: decodeId('User', user_id) ?? 0,
})
