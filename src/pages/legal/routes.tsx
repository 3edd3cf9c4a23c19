import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { sanitizeBrief } from '../../framework/rich-text/sanitize.ts'
import { privacyPath, termsPath } from '../../vocabulary/addresses/urls.ts'
import { privacyTemplate, termsTemplate } from './templates.ts'
import { Paper } from './views/paper.tsx'

/** The papers that bind both sides: those of the operator or, until there are any, templates. */
export async function legalRoutes(app: FastifyInstance) {
  const { terms, privacy } = app.context.config.legal
  const papers = [
    {
      path: termsPath,
      title: 'Terms of use',
      given: terms,
      template: termsTemplate,
      setting: 'TERMS_FILE',
    },
    {
      path: privacyPath,
      title: 'Privacy policy',
      given: privacy,
      template: privacyTemplate,
      setting: 'PRIVACY_FILE',
    },
  ]

  for (const { path, title, given, template, setting } of papers) {
    // The file belongs to the operator, but the content policy of pages has no room for its scripts.
    const html = given === undefined ? template : sanitizeBrief(given)
    app.get(path, async (_request, reply) =>
      sendPage(
        reply,
        <Paper title={title} html={html} setting={given === undefined ? setting : undefined} />,
      ),
    )
  }
}
