import { businessTime } from '../../../framework/database/clock.ts'
import { stillOneOf } from '../../unfinished-brief.ts'
import { type CollabFields, type TemplateName, templateNames } from '../schema.ts'

/** Beginnings of a collab, for its authors to complete. */

export const briefTemplate = `<h1>About the product</h1>
<p>What is it, and who is it for?</p>
<h1>What we would like you to make</h1>
<ul>
<li>The kind of post, and how long it should be</li>
<li>What it should show or say</li>
</ul>
<h1>Please avoid</h1>
<ul>
<li>Claims that we cannot stand behind</li>
</ul>`

type Template = {
  title: string
  description: string
  fields: Pick<
    CollabFields,
    'brief' | 'requires_product_shipment' | 'require_spark_ads' | 'spark_days'
  >
}

export const collabTemplates: Record<TemplateName, Template> = {
  open: {
    title: 'From scratch',
    description: 'A brief with headings, for any kind of work.',
    fields: { brief: briefTemplate },
  },
  unboxing: {
    title: 'Unboxing',
    description: 'You send the product, and creators show how they open and first use it.',
    fields: {
      requires_product_shipment: true,
      brief: `<h1>What we send you</h1>
<p>What is in the box, and whether you keep it</p>
<h1>What we would like you to make</h1>
<ul>
<li>One upright video, from the closed box to the first use</li>
<li>What you think of it, in your own words</li>
</ul>
<h1>Please avoid</h1>
<ul>
<li>Showing the address on the parcel</li>
</ul>`,
    },
  },
  how_to: {
    title: 'How to use it',
    description: 'You send the product, and creators explain it step by step.',
    fields: {
      requires_product_shipment: true,
      brief: `<h1>What people should be able to do afterwards</h1>
<p>The task, and the steps that lead there</p>
<h1>What we would like you to make</h1>
<ul>
<li>One video that shows every step</li>
<li>The mistake that everybody makes first</li>
</ul>
<h1>Please avoid</h1>
<ul>
<li>Steps that the manual warns of</li>
</ul>`,
    },
  },
  spark_ad: {
    title: 'A post to advertise',
    description: 'Creators post on TikTok, and give you a Spark code to advertise the post.',
    fields: {
      require_spark_ads: true,
      spark_days: 30,
      brief: `<h1>What we advertise</h1>
<p>The offer, until when it lasts, and where it leads</p>
<h1>What we would like you to make</h1>
<ul>
<li>One short upright video that says the offer right at the start</li>
<li>A Spark code for the post</li>
</ul>
<h1>Please avoid</h1>
<ul>
<li>Music that may not be used in advertising</li>
</ul>`,
    },
  },
}

const untitled = 'Untitled collab, '
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

export function defaultName(): string {
  return `${untitled}${dayFormat.format(businessTime())}`
}

export function isUntitled(name: string): boolean {
  return name.startsWith(untitled)
}

/** Whether nobody has completed the brief that a template began. */
export const isTemplateBrief = stillOneOf(
  templateNames.map((name) => collabTemplates[name].fields.brief as string),
)
