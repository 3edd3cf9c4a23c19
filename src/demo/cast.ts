import type { Actor, Member } from '../tables/actor.ts'
import type { CampaignSubmission } from '../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../tables/campaigns/campaigns.ts'
import type { Calendar } from './calendar.ts'
import type { CampaignLife } from './campaign-life.ts'
import { pick } from './chance.ts'
import type { Creator } from './people/creators.ts'
import type { Owners } from './people/organizations.ts'
import type { People } from './people/users.ts'
import type { World } from './world.ts'

/** Everyone who has a part in the demo world, and where it is written down when they play it. */
export type Cast = {
  world: World
  calendar: Calendar
  people: People
  owners: Owners
  creators: Creator[]
  /** The campaigns as they were when they were opened. */
  campaigns: Map<CampaignLife, Campaign>
  staff: Actor
}

/** A post that was handed in to a campaign. */
export type HandedIn = {
  /** Tells it from all others, whatever else changes. */
  word: string
  daysAgo: number
  creator: Creator
  submission: CampaignSubmission
}

/** Someone of an organization: mostly its owner, sometimes another of its admins. */
export function someoneOf({ owners, people }: Cast, owner: keyof Owners, word: string): Member {
  const first = owners[owner]
  if (owner === 'fernweh') {
    const user = pick([people.mara, people.mara, people.jonas], 'decides', word)
    return { ...first, user: { ...user, two_factor: false } }
  }
  return first
}

export function creatorNamed({ creators }: Cast, name: string): Creator {
  const found = creators.find(({ user }) => user.name.startsWith(`${name} `))
  if (found === undefined) throw new Error(`Nobody is called ${name}`)
  return found
}
