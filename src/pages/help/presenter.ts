import { z } from 'zod'
import { text, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { absolute, guidePath, jsonUrl } from '../../vocabulary/addresses/urls.ts'
import { audiences } from './audiences.ts'
import type { HelpGuide } from './guides.ts'

const listed = {
  slug: text('first-campaign').describe('The last part of its address'),
  audience: z.enum(audiences).describe('Whom it is for'),
  title: text('Publish your first campaign'),
  summary: text('From an empty organization to posts that come in.'),
  url: from(urlLike('https://troupe.example.com/help/first-campaign.json'), (guide: HelpGuide) =>
    jsonUrl(guidePath(guide)),
  ),
  app_url: from(
    urlLike('https://troupe.example.com/help/first-campaign').describe('Its page'),
    (guide: HelpGuide) => absolute(guidePath(guide)),
  ),
}

export const GuideJson = shapeOf<HelpGuide>()('Guide', listed)

export const GuideWithBodyJson = shapeOf<HelpGuide>()('GuideWithBody', {
  ...listed,
  body: text('A campaign pays creators by the views of their posts.').describe(
    'Markdown: paragraphs, lists, bold and code',
  ),
})
