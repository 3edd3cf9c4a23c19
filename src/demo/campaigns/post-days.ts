import { postSource } from '../../creators/social-accounts/connecting/post-source.ts'
import { businessTime } from '../../framework/database/clock.ts'
import { createSimulatedPost, deleteSimulatedPost } from '../../platforms/simulated/model.ts'
import { newPostUid, postUrlOf } from '../../platforms/simulated/posts.ts'
import { handIn } from '../../programs/campaign-submissions/handing-in/model.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import type { SimulatedPost } from '../../tables/users/simulated-platform.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { CampaignLife } from '../campaign-life.ts'
import type { Cast, HandedIn } from '../cast.ts'
import { bytesOf, numberBetween, pick } from '../chance.ts'
import type { CreatorAccount } from '../people/creators.ts'
import { unlessRefused } from '../refusals.ts'
import { captions } from '../words.ts'
import { actingAs } from '../world.ts'
import { scheduleFate } from './fates.ts'

/** Writes down who hands in what to a campaign, and when. */
export function schedulePosts(
  cast: Cast,
  life: CampaignLife,
  { from, to, count, viral = [] }: NonNullable<CampaignLife['posts']>,
): void {
  const able = ableCreators(cast, life)
  for (let number = 0; number < count; number += 1) {
    const word = `${life.fields.name} ${number}`
    const wobble = numberBetween(-0.4, 0.4, 'when', word)
    const daysAgo = Math.max(to, from - ((from - to) * (number + wobble)) / (count - 1))
    const chosen = able[(number * 5 + (number % 3)) % able.length] as (typeof able)[number]
    const kind = viral.includes(number) ? 'viral' : kindOf(word)
    const planned = { word, daysAgo, kind, ...chosen }
    // A creator who is late finds the campaign paused or over.
    cast.calendar.on(
      daysAgo,
      unlessRefused(() => post(cast, life, planned)),
    )
  }
}

function kindOf(word: string): SimulatedPost['kind'] {
  const luck = numberBetween(0, 1, 'kind', word)
  if (luck < 0.1) return 'flop'
  return luck < 0.13 ? 'bought' : 'normal'
}

/** Each creator once, with one of their accounts that the campaign pays for. */
function ableCreators({ creators }: Cast, { fields }: CampaignLife) {
  const { platform_ids = [], countries = [], name } = fields
  return creators.flatMap((creator) => {
    const accounts = creator.accounts.filter(({ account }) =>
      platform_ids.includes(account.platform_id),
    )
    const lives = countries.length === 0 || countries.includes(creator.country)
    if (accounts.length === 0 || !lives) return []
    return [{ creator, ...pick(accounts, 'account', name, creator.user.name) }]
  })
}

type Planned = Pick<HandedIn, 'word' | 'daysAgo' | 'creator'> &
  CreatorAccount & { kind: SimulatedPost['kind'] }

async function post(cast: Cast, life: CampaignLife, planned: Planned): Promise<void> {
  const { world, calendar } = cast
  const { word, daysAgo, creator, simulated, account, kind } = planned
  const campaign = cast.campaigns.get(life) as Campaign
  const { platform_id, handle } = simulated
  const hours = numberBetween(0.5, 9, 'posted', word)
  const made = await createSimulatedPost(
    world.db,
    simulated,
    {
      kind,
      caption: pick(captions, 'caption', word),
      sound: null,
      posted_at: new Date(businessTime() - hours * 3_600_000).toISOString(),
    },
    newPostUid(platform_id, bytesOf('post', word)),
  )
  const submission = await handIn(world, postSource(world), actingAs(creator.user), campaign, {
    post_url: postUrlOf(platform_id, handle, made.uid),
    social_account_id: encodeId('SocialAccount', account.id),
  })
  scheduleFate(cast, life.owner, { word, daysAgo, creator, submission })
  // Some are taken down by their authors.
  if (numberBetween(0, 1, 'deleted', word) < 0.02)
    calendar.on(daysAgo - 6, () => deleteSimulatedPost(world.db, made))
}
