import { createCollab, moveCollab } from '../programs/collabs/model.ts'
import { drawBanner } from './banners.ts'
import type { Owners } from './organizations.ts'
import type { World } from './world.ts'

const mugBrief = `<p>Each mug is thrown by hand and glazed in the colour of the sky that day. We send
you one, you keep it.</p>
<h1>What we would like you to make</h1>
<ul>
<li>One vertical video of 20 to 40 seconds</li>
<li>The mug in use, in daylight</li>
</ul>`

const speakerBrief = `<p>We lend you a pair of bookshelf speakers for a month. Make one long video
about living with them: where they stand, what you play, what you would change.</p>`

export async function createDemoCollabs(world: World, { fernweh, halide }: Owners) {
  await createCollab(world, fernweh, {
    name: 'Hand-thrown mug',
    website: 'https://fernweh-coffee.example/mug',
    currency: 'eur',
    countries: ['DE'],
    requires_product_shipment: true,
    brief: mugBrief,
    banner_image: await drawBanner(['#0c4a6e', '#7dd3fc', '#f0f9ff']),
  })

  const speakers = await createCollab(world, halide, {
    name: 'A month with bookshelf speakers',
    website: 'https://halide-audio.example/bookshelf',
    countries: ['US', 'CA'],
    requires_product_shipment: true,
    require_spark_ads: true,
    brief: speakerBrief,
  })
  await moveCollab(world.db, halide, speakers, 'submit')
}
