import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { NotFound } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { keptAnswer } from '../../framework/http/kept-answers.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { notificationsPath } from '../../vocabulary/addresses/urls.ts'
import { type Catalogue, describeNotification } from './catalogue.ts'
import { markAllRead, markRead, markSeen } from './model.ts'
import { NotificationJson } from './presenter.ts'
import {
  findNotification,
  listWithMessages,
  notificationsListed,
  notificationsQuery,
} from './queries.ts'
import { NotificationIndex } from './views/index.tsx'

type ById = { Params: { id: string } }

type Options = { notifiers: Catalogue }

export async function notificationRoutes(app: FastifyInstance, { notifiers }: Options) {
  const { db } = app.context

  const list = api({
    name: 'listNotifications',
    summary: 'List your notifications, newest first',
    description:
      'For every user: their own, newest first, without messages about submissions. Reading marks nothing as seen.',
    tag: 'Notifications',
    response: z.array(NotificationJson),
    paginated: true,
    query: notificationsQuery([...notifiers.keys()]),
  })

  app.get(
    '/',
    keptAnswer({ config: { ...list.config, lists: notificationsListed } }, 2),
    async (request, reply) => {
      if (request.format === 'json') {
        const listed = await notificationsListed.pageFor(request)
        setPageHeaders(reply, listed)
        return listed.rows.map(NotificationJson.present)
      }
      const page = await listWithMessages(db, request.actor, pageRequest(request))
      setPageHeaders(reply, page)
      const unseen = await see(request)
      return sendPage(
        reply,
        <NotificationIndex page={page} notifiers={notifiers} unseen={unseen} />,
      )
    },
  )

  app.post<ById>('/:id/reading', async (request, reply) => {
    refuseJson(request)
    const notification = await findNotification(db, request.actor, request.params.id)
    await markRead(db, request.actor, notification)
    return reply.redirect(describeNotification(notifiers, notification).path, 303)
  })

  app.post('/reading', async (request, reply) => {
    refuseJson(request)
    await markAllRead(db, request.actor)
    return redirectWith(reply, notificationsPath, 'Everything is marked as read.')
  })

  /** The page shows what was new when it was opened; the bell beside it shows that it is no more. */
  async function see({ actor, method }: FastifyRequest): Promise<number> {
    const { unseen_notifications_count: unseen } = actor.user
    return method === 'HEAD' || unseen === 0 ? unseen : markSeen(db, actor)
  }
}

/** Refuses programs, for which the list is read-only. */
function refuseJson({ format }: FastifyRequest): void {
  if (format === 'json') throw new NotFound()
}
