import { createApplication, go } from '../../support/world/collab-work.ts'
import { forEveryone, forItsUser, forMembers, forUsers, type Row, writes } from '../support/row.ts'
import { clientFor, type World } from '../support/world.ts'

const own = '/me/calendar'
const below = '/organizations/:organization_id/calendar'

async function withWork({ organization_id }: World) {
  await go(await createApplication({ organization_id }), 'acceptance')
  return {}
}

const linkOf = (path: (world: World) => string) => async (world: World) => {
  const owner = await clientFor(world, 'write')
  const { calendar_url } = (await owner.post(`${path(world)}/link.json`, {})).json()
  return { token: calendar_url.split('/').at(-1).replace('.ics', '') }
}

const ofOwner = linkOf(() => own)
const ofMember = linkOf(({ parameters }) => `/organizations/${parameters.organization_id}/calendar`)

export const rows: Row[] = [
  { route: `GET ${own}`, answers: forUsers(200) },
  { route: `GET ${own}/link`, answers: forItsUser(200), given: ofOwner, page: 303 },
  { route: `POST ${own}/link`, answers: writes(forUsers(201)) },
  { route: `DELETE ${own}/link`, answers: writes(forItsUser(204)), given: ofOwner },
  { route: `GET ${below}`, answers: forMembers(200), given: withWork },
  { route: `GET ${below}/link`, answers: forItsUser(200), given: ofMember, page: 303 },
  { route: `POST ${below}/link`, answers: writes(forMembers(201)) },
  { route: `DELETE ${below}/link`, answers: writes(forItsUser(204)), given: ofMember },
  {
    route: 'GET /calendars/:token.ics',
    answers: forEveryone(200),
    given: ofOwner,
    pageOnly: true,
  },
]
