import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { collabBriefPath, collabPath, collabsPath } from '../../vocabulary/addresses/urls.ts'
import { readWithBanner } from '../banners.ts'
import { isBriefForm } from '../views/brief-form.tsx'
import { destroyCollab, updateCollab } from './model.ts'
import { collabPolicy, notADraft } from './policy.ts'
import { CollabWithBriefJson } from './presenter.ts'
import { findCollab } from './queries.ts'
import { collabErrors } from './refusals.ts'
import { CollabWrite } from './schema.ts'
import { CollabBrief, CollabBriefEdit } from './views/brief.tsx'
import { CollabEdit } from './views/edit.tsx'
import { CollabShow } from './views/show.tsx'

type ById = { Params: { id: string } }

const tag = 'Collabs'

export async function collabRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context
  const { feeBps } = context.config.money

  const calls = ['/organizations/:organization_id/collabs/:id']
  app.get<ById>('/:id/brief', { config: { calls } }, async ({ member, params }, reply) => {
    const collab = await findCollab(db, member, params.id)
    return sendPage(reply, <CollabBrief member={member} collab={collab} />)
  })

  app.get<ById>('/:id/brief/edit', async ({ member, params }, reply) => {
    const collab = await findCollab(db, member, params.id)
    authorize(collabPolicy.update(member))
    return sendPage(reply, <CollabBriefEdit collab={collab} />)
  })

  app.get<ById>('/:id/edit', async ({ member, params }, reply) => {
    const collab = await findCollab(db, member, params.id)
    authorize(collabPolicy.update(member))
    return sendPage(reply, <CollabEdit collab={collab} feeBps={feeBps} />)
  })

  const update = api({
    name: 'updateCollab',
    summary: 'Change a collab',
    description:
      'For admins: what is left out stays as it was. `purge_banner_image` with the value `1` removes the banner; a new one needs multipart.',
    shows: { state: 'draft' },
    tag,
    body: { schema: CollabWrite, root: 'collab' },
    files: true,
    response: CollabWithBriefJson,
    errors: [403],
  })

  app.patch<ById>('/:id', update, async (request, reply) => {
    const { member, body } = request
    const collab = await findCollab(db, member, request.params.id)
    authorize(collabPolicy.update(member))
    const isBrief = isBriefForm(body)
    const pageOf = isBrief ? collabBriefPath : collabPath
    const Form = isBrief ? CollabBriefEdit : CollabEdit
    const updated = await attempt(
      async () => {
        const sent = bodyWithAmounts(request, 'collab', collab.currency)
        const changes = await readWithBanner(member.user.id, (banner) =>
          parse(CollabWrite, 'collab', sent, (fields) => ({
            ...collabErrors(fields, collab),
            ...banner(fields),
          })),
        )
        return updateCollab(context, member, collab, changes)
      },
      (errors) => <Form collab={collab} feeBps={feeBps} typed={body} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, pageOf(updated), 'Your changes are saved.'),
      json: () => CollabWithBriefJson.present(updated),
    })
  })

  const destroy = api({
    name: 'deleteCollab',
    summary: 'Delete a draft that has no submissions',
    description:
      'For admins: 204 for a draft without submissions. What is no draft any more is 403, and one that has submissions 422 on `base`.',
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
      (errors) => <CollabShow member={member} collab={collab} feeBps={feeBps} errors={errors} />,
    )

    return respond(reply, {
      html: () =>
        redirectWith(reply, collabsPath(member.organization), `${collab.name} is deleted.`),
      json: () => reply.code(204).send(),
    })
  })
}
