import { one } from '../../../src/framework/database/rows.ts'
import { trialMails } from '../../../src/framework/mail/trial-mails.ts'
import { context, db } from '../../support/helper.ts'
import { forEveryone, type Row } from '../support/row.ts'

/** Addresses for everyone, none of which looks at tokens. */

const key = `${'a'.repeat(22)}.png`

async function aMail() {
  const values = { recipient: 'a@example.com', subject: 'S', text: 'T', html: '<body>H</body>' }
  return { id: String(one(await db.insert(trialMails).values(values).returning()).id) }
}

const page = (route: string, rest: Partial<Row> = {}): Row => ({
  route,
  answers: forEveryone(200),
  pageOnly: true,
  ...rest,
})

export const rows: Row[] = [
  page('GET /', { answers: { ...forEveryone(303), nobody: 200, read: 200, write: 200 } }),
  { route: 'GET /help', answers: forEveryone(200) },
  {
    route: 'GET /help/:guide',
    answers: forEveryone(200),
    given: async () => ({ guide: 'first-campaign' }),
  },
  page('GET /terms'),
  page('GET /privacy'),
  page('GET /up'),
  page('GET /ready'),
  page('GET /openapi'),
  page('GET /openapi/:part', { given: async () => ({ part: 'review' }) }),
  page('GET /docs'),
  page('GET /docs.md'),
  page('GET /docs/:guide', { given: async () => ({ guide: 'errors' }) }),
  page('GET /docs/:guide.md', { given: async () => ({ guide: 'errors' }) }),
  page('GET /llms.txt'),
  page('GET /llms-full.txt'),
  page('GET /docs/api'),
  page('GET /docs/api.md'),
  page('GET /docs/api/:group.md', { given: async () => ({ group: 'campaigns' }) }),
  page('GET /docs/api/:group', { given: async () => ({ group: 'campaigns' }) }),
  page('GET /service-worker.js'),
  page('GET /robots.txt'),
  page('GET /manifest.webmanifest'),
  page('GET /assets/*', { answers: forEveryone(404), given: async () => ({ '': 'none.css' }) }),
  page('GET /files/:key', {
    given: async () => {
      await context.files.put(key, 'picture')
      return { key }
    },
  }),
  page('GET /dev/design'),
  page('GET /dev/mail'),
  page('GET /dev/mail/:id', { given: aMail }),
  page('GET /dev/mail/:id/body', { given: aMail }),
]
