import { createApplication } from '../../support/world/collab-work.ts'
import { forMembers, forUsers, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function written({ organization_id }: World) {
  const { id, asCreator } = await createApplication({ organization_id })
  await asCreator.post(`/submissions/${id}/messages.json`, { message: { body: 'Which mug?' } })
  return { submission_id: id }
}

async function writtenHere(world: World) {
  await written(world)
  return {}
}

const route = '/submissions/:submission_id/messages'

const conversations = '/organizations/:organization_id/messages'

export const rows: Row[] = [
  { route: `GET ${conversations}`, answers: forMembers(200), given: writtenHere, list: true },
  { route: `POST ${conversations}/reading`, answers: writes(forMembers(204)) },
  { route: 'GET /me/messages', answers: forUsers(200) },
  { route: 'POST /me/messages/reading', answers: writes(forUsers(204)) },
  {
    route: `GET ${route}`,
    answers: forMembers(200),
    given: written,
    list: true,
    page: 303,
  },
  {
    route: `POST ${route}`,
    answers: writes(forMembers(201)),
    given: written,
    body: () => ({ message: { body: 'The blue one.' } }),
  },
  { route: `POST ${route}/reading`, answers: writes(forMembers(204)), given: written },
]
