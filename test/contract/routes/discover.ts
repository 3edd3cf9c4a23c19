import { eq } from 'drizzle-orm'
import {
  organizations,
  type PrivacySetting,
} from '../../../src/tables/organizations/organizations.ts'
import { savedPrograms } from '../../../src/tables/users/saved-programs.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { now } from '../../support/now.ts'
import { createCampaign, createCollab } from '../../support/world/factories.ts'
import {
  type Answers,
  forEveryone,
  forItsUser,
  forMembers,
  forUsers,
  type Row,
  writes,
} from '../support/row.ts'
import type { World } from '../support/world.ts'

/** Who sees what is published, by the setting of its organization; drafts are for members alone. */
const seen: [PrivacySetting, Answers][] = [
  ['public', forEveryone(200)],
  ['restricted', forUsers(200)],
  ['private', forMembers(200)],
]

const setPrivacy = ({ organization_id: id }: World, privacy_setting: PrivacySetting) =>
  db.update(organizations).set({ privacy_setting }).where(eq(organizations.id, id))

/** Pictures of pages are the same for everyone, and show nothing that visitors do not see. */
const picture = (row: Row, isShown: boolean): Row => ({
  ...row,
  route: `${row.route}.png`,
  answers: forEveryone(isShown ? 200 : 404),
  pageOnly: true,
})

const campaignRow = (privacy: PrivacySetting, isDraft: boolean, answers: Answers): Row => ({
  route: 'GET /campaigns/:id',
  answers,
  given: async (world) => {
    await setPrivacy(world, privacy)
    const { organization_id } = world
    const live = isDraft ? {} : ({ status: 'active', published_at: now() } as const)
    const { id } = await createCampaign(db, { organization_id, ...live })
    return { id: encodeId('Campaign', id) }
  },
})

const collabRow = (privacy: PrivacySetting, isDraft: boolean, answers: Answers): Row => ({
  route: 'GET /collabs/:id',
  answers,
  given: async (world) => {
    await setPrivacy(world, privacy)
    const { organization_id } = world
    const live = isDraft ? {} : ({ state: 'published', published_at: now() } as const)
    const { id } = await createCollab(db, { organization_id, ...live })
    return { id: encodeId('Collab', id) }
  },
})

const profileRow = (privacy: PrivacySetting, answers: Answers): Row => ({
  route: 'GET /profiles/:id',
  answers,
  given: async (world) => {
    await setPrivacy(world, privacy)
    return { id: encodeId('Organization', world.organization_id) }
  },
})

const file = (route: string, given?: Row['given']): Row => ({
  route,
  answers: { ...forEveryone(200) },
  pageOnly: true,
  ...(given && { given }),
})

const live = ({ organization_id }: World) => ({ organization_id, published_at: now() })

async function saved(world: World) {
  const { id: campaign_id } = await createCampaign(db, { ...live(world), status: 'active' })
  await db.insert(savedPrograms).values({ campaign_id, user_id: world.owner.user.id })
  return { campaign_id: encodeId('Campaign', campaign_id) }
}

const saving: Row[] = [
  {
    route: 'POST /campaigns/:campaign_id/saved_program',
    answers: writes(forUsers(204)),
    given: async (world) => {
      const { id } = await createCampaign(db, { ...live(world), status: 'active' })
      return { campaign_id: encodeId('Campaign', id) }
    },
  },
  {
    route: 'DELETE /campaigns/:campaign_id/saved_program',
    answers: writes(forItsUser(204)),
    given: saved,
  },
  {
    route: 'POST /collabs/:collab_id/saved_program',
    answers: writes(forUsers(204)),
    given: async (world) => {
      const { id } = await createCollab(db, { ...live(world), state: 'published' })
      return { collab_id: encodeId('Collab', id) }
    },
  },
  {
    route: 'DELETE /collabs/:collab_id/saved_program',
    answers: writes(forItsUser(204)),
    given: async (world) => {
      const { id: collab_id } = await createCollab(db, { ...live(world), state: 'published' })
      await db.insert(savedPrograms).values({ collab_id, user_id: world.owner.user.id })
      return { collab_id: encodeId('Collab', collab_id) }
    },
  },
]

export const rows: Row[] = [
  {
    route: 'GET /discover/campaigns',
    answers: forEveryone(200),
    given: async ({ organization_id }) => {
      await createCampaign(db, { organization_id, status: 'active', published_at: now() })
      return {}
    },
    list: true,
  },
  {
    route: 'GET /discover/collabs',
    answers: forEveryone(200),
    given: async ({ organization_id }) => {
      await createCollab(db, { organization_id, state: 'published', published_at: now() })
      return {}
    },
    list: true,
  },
  ...seen.flatMap(([privacy, answers]) => [
    campaignRow(privacy, false, answers),
    collabRow(privacy, false, answers),
    profileRow(privacy, answers),
  ]),
  ...seen.flatMap(([privacy, answers]) => [
    picture(campaignRow(privacy, false, answers), privacy === 'public'),
    picture(collabRow(privacy, false, answers), privacy === 'public'),
  ]),
  picture(campaignRow('public', true, forMembers(200)), false),
  picture(collabRow('public', true, forMembers(200)), false),
  campaignRow('public', true, forMembers(200)),
  collabRow('public', true, forMembers(200)),
  ...saving,
  {
    route: 'GET /me/saved_programs',
    answers: forUsers(200),
    given: saved,
    list: true,
  },
  {
    route: 'GET /discover',
    answers: { ...forEveryone(200), read: 401, write: 401 },
    pageOnly: true,
  },
  file('GET /discover/feed.atom'),
  file('GET /sitemap.xml'),
  file('GET /sitemaps/:part.xml', async () => ({ part: 'pages' })),
]
