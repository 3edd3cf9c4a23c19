import { db } from '../../support/helper.ts'
import { createApplication, go } from '../../support/world/collab-work.ts'
import { createMembership } from '../../support/world/factories.ts'
import { makeStaff } from '../../support/world/staff.ts'
import { forAdmins, forItsUser, forMembers, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

const rating = { reliable: 5, as_agreed: 5, easy: 4, answered_in_time: 5, words: 'Early.' }
const ofCreator = { as_agreed: 5, easy: 4, paid_in_time: 5, answered_in_time: 3 }

async function completed({ organization_id }: Pick<World, 'organization_id'>) {
  const work = await createApplication({ organization_id })
  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  return work
}

async function finished(world: World) {
  return { submission_id: (await completed(world)).id }
}

/** Both sides have rated each other. */
async function rated(world: Pick<World, 'organization_id'>) {
  const work = await completed(world)
  const path = `/submissions/${work.id}/ratings.json`
  await work.asCreator.post(path, { rating: ofCreator })
  const given = await work.asAdmin.post(path, { rating })
  return { submission_id: work.id, id: given.json().id as string }
}

async function elsewhere({ owner }: World) {
  makeStaff(owner.user)
  return { id: (await rated(await createMembership(db))).id }
}

const route = '/submissions/:submission_id/ratings'

export const rows: Row[] = [
  { route: `GET ${route}`, answers: forMembers(200), given: rated, statements: 3 },
  {
    route: `POST ${route}`,
    answers: writes(forAdmins(201)),
    given: finished,
    body: () => ({ rating }),
    dependent: ['reliable'],
  },
  {
    route: `POST ${route}/answer`,
    answers: writes(forAdmins(201)),
    given: rated,
    body: () => ({ answer: { answer: 'With pleasure.' } }),
  },
  { route: 'GET /staff/ratings', answers: forItsUser(200), given: elsewhere, list: true },
  {
    route: 'POST /staff/ratings/:id/hiding',
    answers: writes(forItsUser(201)),
    given: elsewhere,
    body: () => ({ hiding: { reason: 'It names where somebody lives.' } }),
  },
]
