import { createFunding } from '../money/fundings/model.ts'
import { createCampaign } from '../programs/campaigns/model.ts'
import { moveCampaign } from '../programs/campaigns/moves.ts'
import { drawBanner } from './banners.ts'
import type { Owners } from './organizations.ts'
import type { World } from './world.ts'

const roastBrief = `<p>Our autumn roast is out: figs, cocoa and a little smoke. Show us how it
finds its way into your morning.</p>
<h1>Show</h1>
<ul>
<li>The first cup of the day, made your way</li>
<li>The bag, for at least three seconds</li>
</ul>
<h1>Leave out</h1>
<ul>
<li>Other coffee brands</li>
<li>Anything about health</li>
</ul>`

const unboxingBrief = `<p>The Halide One is a small speaker with a big temper. Unbox it, play the
song you know best, and tell people what you hear that you never heard before.</p>`

export async function createDemoCampaigns(world: World, { fernweh, halide }: Owners) {
  const roast = await createCampaign(world, fernweh, {
    name: 'Autumn roast launch',
    website: 'https://fernweh-coffee.example/autumn',
    category: 'food',
    content_type: 'ugc',
    currency: 'eur',
    countries: ['DE', 'AT', 'CH'],
    platform_ids: ['tiktok', 'instagram', 'youtube'],
    cpm_amount: 175,
    min_payout_amount: 350,
    max_payout_amount: 250_000,
    brief: roastBrief,
    banner_image: await drawBanner(['#7c2d12', '#f59e0b', '#ffedd5']),
  })
  await createFunding(world, fernweh, { amount: 600_000, provider: 'test' }, roast)
  await moveCampaign(world, fernweh, roast, 'publish')

  await createCampaign(world, fernweh, {
    name: 'Campfire brew guide',
    category: 'travel',
    content_type: 'slideshow',
    currency: 'eur',
    platform_ids: ['instagram', 'threads'],
    cpm_amount: 120,
    brief: '<p>Three slides: pack, fire, cup. Everything else is up to you.</p>',
  })

  const listen = await createCampaign(world, halide, {
    name: 'Halide One: first listen',
    website: 'https://halide-audio.example/one',
    category: 'technology',
    content_type: 'clipping',
    platform_ids: ['youtube', 'tiktok', 'x'],
    cpm_amount: 240,
    base_reward_amount: 1500,
    max_payout_amount: 400_000,
    brief: unboxingBrief,
    banner_image: await drawBanner(['#1e1b4b', '#0d9488', '#e0e7ff']),
  })
  // Waits for staff to see it arrive.
  await createFunding(world, halide, { amount: 250_000, provider: 'manual' }, listen)
}
