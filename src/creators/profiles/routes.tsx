import type { FastifyInstance } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import type { Actor } from '../../tables/actor.ts'
import { ownProfilePath } from '../../vocabulary/addresses/urls.ts'
import { purgePicture, updateProfile } from './model.ts'
import { OwnCreatorProfileJson } from './presenter.ts'
import { loadOwnProfile } from './queries.ts'
import { CreatorProfileUpdate } from './schema.ts'
import { OwnProfilePage } from './views/own.tsx'
import { listWorkToShow } from './work.ts'

const tag = 'Creator profiles'

/** The profile of whoever asks, which they write here. */
export async function ownProfileRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const shownOf = async (actor: Actor) => ({
    profile: await loadOwnProfile(db, actor),
    offered: await listWorkToShow(db, actor.user.id),
  })

  const show = api({
    name: 'showOwnProfile',
    summary: 'Show your profile as a creator',
    description:
      'For every user: what you say of yourself, with your proved accounts and the work that you show, and which steps are missing.',
    tag,
    response: OwnCreatorProfileJson,
  })

  app.get('/', show, async ({ actor, format }, reply) => {
    if (format === 'json')
      return reply.send(OwnCreatorProfileJson.present(await loadOwnProfile(db, actor)))
    return sendPage(reply, <OwnProfilePage {...(await shownOf(actor))} />)
  })

  const update = api({
    name: 'updateOwnProfile',
    summary: 'Change your profile, publish it or take it back',
    description:
      'For every user: what is left out stays as it was. A picture needs multipart. 422 on `published` until you have a name, and on `shown_submission_ids` for anything but your own finished work, for brands that let it be shown.',
    shows: { published_at: null },
    tag,
    body: { schema: CreatorProfileUpdate, root: 'profile' },
    files: true,
    response: OwnCreatorProfileJson,
  })

  app.patch('/', update, async (request, reply) => {
    const { actor, body, format } = request
    await attempt(
      async () => {
        const { currency } = await loadOwnProfile(db, actor)
        const sent = bodyWithAmounts(request, 'profile', currency)
        await updateProfile(context, actor, parse(CreatorProfileUpdate, 'profile', sent))
      },
      async (errors) => <OwnProfilePage {...(await shownOf(actor))} typed={body} errors={errors} />,
    )
    const saved = format === 'json' ? await loadOwnProfile(db, actor) : undefined

    return respond(reply, {
      html: () => redirectWith(reply, ownProfilePath, 'Your profile is saved.'),
      json: () => saved && OwnCreatorProfileJson.present(saved),
    })
  })

  const purge = api({
    unsuffixed: true,
    name: 'deleteOwnPicture',
    summary: 'Remove your picture',
    description: 'For every user: 204 also where there is no picture.',
    tag,
    status: 204,
  })

  app.delete('/avatar', purge, async ({ actor }, reply) => {
    await purgePicture(context, actor)

    return respond(reply, {
      html: () => redirectWith(reply, ownProfilePath, 'Your picture is removed.'),
      json: () => reply.code(204).send(),
    })
  })
}
