import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/attempt.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond, sendPage } from '../../framework/http/format.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { parse, parseOptional, validate } from '../../framework/http/parse.ts'
import { collabPath, collabsPath, collabUrl, editCollabPath } from '../../vocabulary/urls.ts'
import { productFields } from './defaults.ts'
import { createCollab, destroyCollab, notADraft, updateCollab } from './model.ts'
import { collabPolicy } from './policy.ts'
import {
  CollabJson,
  CollabWithBriefJson,
  presentCollab,
  presentCollabWithBrief,
} from './presenter.ts'
import { findCollab, listCollabs } from './queries.ts'
import { CollabSource, CollabWrite } from './schema.ts'
import { CollabEdit } from './views/edit.tsx'
import { CollabIndex } from './views/index.tsx'
import { CollabNew } from './views/new.tsx'
import { CollabShow } from './views/show.tsx'

type ById = { Params: { id: string } }
type Prefill = { Querystring: { website?: unknown } }

const tag = 'Collabs'

export async function collabRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const list = api({
    name: 'listCollabs',
    summary: "List an organization's collabs",
    tag,
    response: z.array(CollabJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const page = await listCollabs(db, request.member, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <CollabIndex member={request.member} page={page} />,
      json: () => page.rows.map(presentCollab),
    })
  })

  app.get('/new', async ({ member }, reply) => {
    authorize(collabPolicy.create(member))
    return sendPage(reply, <CollabNew member={member} />)
  })

  const create = api({
    name: 'createCollab',
    summary: 'Create a collab as a draft, from defaults where nothing is sent',
    tag,
    body: { schema: CollabWrite, root: 'collab', optional: true },
    query: { website: 'The address of a product page to take name, brief and banner from' },
    response: CollabWithBriefJson,
    status: 201,
    errors: [403],
  })

  app.post<Prefill>('/', create, async (request, reply) => {
    const { member, body } = request
    authorize(collabPolicy.create(member))
    const { collab, isUnread } = await attempt(
      async () => {
        const fields = parseOptional(CollabWrite, 'collab', body)
        const website = productPage(request)
        const found = website === undefined ? {} : await productFields(website, config)
        // Whoever typed the address has no other record of it; programs know what they sent.
        const kept = request.format === 'html' ? { website } : {}
        const collab = await createCollab(context, member, fields, found ?? kept)
        return { collab, isUnread: found === undefined }
      },
      (errors) => <CollabNew member={member} values={Object(body)} errors={errors} />,
    )

    return respond(reply, {
      html: () =>
        isUnread
          ? redirectWith(reply, editCollabPath(collab), unreadPage, 'error')
          : redirectWith(reply, editCollabPath(collab), 'Your draft is ready to be edited.'),
      json: () =>
        reply.code(201).header('Location', collabUrl(collab)).send(presentCollabWithBrief(collab)),
    })
  })

  const show = api({
    name: 'showCollab',
    summary: 'Show a collab',
    tag,
    response: CollabWithBriefJson,
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const collab = await findCollab(db, member, params.id)

    return respond(reply, {
      html: () => <CollabShow member={member} collab={collab} />,
      json: () => presentCollabWithBrief(collab),
    })
  })

  app.get<ById>('/:id/edit', async ({ member, params }, reply) => {
    const collab = await findCollab(db, member, params.id)
    authorize(collabPolicy.update(member))
    return sendPage(reply, <CollabEdit collab={collab} />)
  })

  const update = api({
    name: 'updateCollab',
    summary: 'Change a collab',
    tag,
    body: { schema: CollabWrite, root: 'collab' },
    response: CollabWithBriefJson,
    errors: [403],
  })

  app.patch<ById>('/:id', update, async (request, reply) => {
    const { member, body } = request
    const collab = await findCollab(db, member, request.params.id)
    authorize(collabPolicy.update(member))
    const updated = await attempt(
      async () => {
        const changes = parse(CollabWrite, 'collab', body)
        return updateCollab(context, member, collab, changes)
      },
      (errors) => <CollabEdit collab={collab} typed={body} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, collabPath(updated), 'Your changes are saved.'),
      json: () => presentCollabWithBrief(updated),
    })
  })

  const destroy = api({
    name: 'deleteCollab',
    summary: 'Delete a draft that has no submissions',
    tag,
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', destroy, async ({ member, params }, reply) => {
    const collab = await findCollab(db, member, params.id)
    authorize(collabPolicy.destroy(member))
    authorize(collabPolicy.isDestructible(collab), notADraft)
    await attempt(
      () => destroyCollab(context, member, collab),
      (errors) => <CollabShow member={member} collab={collab} errors={errors} />,
    )

    return respond(reply, {
      html: () =>
        redirectWith(reply, collabsPath(member.organization), `${collab.name} is deleted.`),
      json: () => reply.code(204).send(),
    })
  })
}

const unreadPage = 'The product page could not be read, so your draft starts from the template.'

/** People are told that it is no address; programs get their draft whatever they name. */
function productPage(request: FastifyRequest<Prefill>): string | undefined {
  // A form cannot add to its address, so it names the page in its body.
  const website = request.query.website ?? Object(request.body).product_page
  if (request.format === 'json') return typeof website === 'string' ? website : undefined
  return validate(CollabSource, { product_page: website ?? '' }).product_page ?? undefined
}
