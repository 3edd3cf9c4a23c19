import { xmlText } from '../../../framework/formats/xml.ts'
import {
  absolute,
  discoverCampaignPath,
  discoverCollabPath,
  discoverPath,
  feedPath,
} from '../../../vocabulary/addresses/urls.ts'
import type { News } from './news.ts'

/** The latest programs as an Atom feed, for programs that follow many sites. */
export function feedOf(news: News[]): string {
  // A feed without entries must have a time too, and always the same.
  const updated =
    news
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1) ?? '2026-01-01T00:00:00.000Z'

  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '<title>New programs on Troupe</title>',
    `<id>${xmlText(absolute(feedPath))}</id>`,
    `<link rel="self" href="${xmlText(absolute(feedPath))}"/>`,
    `<link href="${xmlText(absolute(discoverPath))}"/>`,
    `<updated>${updated}</updated>`,
    ...news.map(entryOf),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf({ kind, id, name, excerpt, organization_name, published_at, updated_at }: News) {
  const path = kind === 'Campaign' ? discoverCampaignPath({ id }) : discoverCollabPath({ id })
  const address = xmlText(absolute(path))
  return [
    '<entry>',
    `<title>${xmlText(name)}</title>`,
    `<id>${address}</id>`,
    `<link href="${address}"/>`,
    `<author><name>${xmlText(organization_name)}</name></author>`,
    `<category term="${kind.toLowerCase()}"/>`,
    `<published>${published_at}</published>`,
    `<updated>${updated_at}</updated>`,
    `<summary>${xmlText(excerpt)}</summary>`,
    '</entry>',
  ].join('\n')
}
