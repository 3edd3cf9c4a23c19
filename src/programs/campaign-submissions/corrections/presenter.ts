import { z } from 'zod'
import { count, text, timestamp, urlLike } from '../../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../../framework/http/fields/shape.ts'
import { checkNames, rejectionReasons } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Correction } from '../../../tables/campaigns/corrections.ts'

export const CheckJson = z.object({
  name: z.enum(checkNames),
  outcome: z.enum(['passed', 'failed', 'unknown']),
  found: text('It was posted by @robinvale.'),
})

export const CorrectionJson = shapeOf<Correction>()('Correction', {
  number: count(1),
  reason: z.enum(rejectionReasons).describe('Why it was rejected before'),
  note: text('Please use the sound of the brief.').nullable().describe('Why, in words'),
  text: text('The sound is there now.').describe('What the creator says they have changed'),
  caption_before: text('Tea for two.').nullable().describe('What the post said then'),
  post_url_before: urlLike('https://www.tiktok.com/@robinvale/video/7301234567890123456')
    .nullable()
    .describe('The post that was submitted before; null where the same post was corrected'),
  checks_before: z.array(CheckJson).describe('How its checks came out then'),
  rejected_at: timestamp,
  created_at: timestamp,
})
