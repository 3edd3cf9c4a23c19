import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { billingDetailsPath } from '../../vocabulary/addresses/money-urls.ts'
import { updateBillingDetails } from './model.ts'
import { billingPolicy } from './policy.ts'
import { BillingDetailsJson, presentBillingDetails } from './presenter.ts'
import { loadBillingDetails } from './queries.ts'
import { BillingDetailsUpdate } from './schema.ts'
import { BillingEdit } from './views/edit.tsx'

const tag = 'Papers'

/** The details of an organization that are printed on its receipts and invoices. */
export async function billingRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showBillingDetails',
    summary: 'Show the billing details of an organization',
    description:
      'For members: what is printed on receipts and invoices. Every field is `null` until it is saved.',
    tag,
    response: BillingDetailsJson,
  })

  app.get('/', show, async ({ member }, reply) => {
    const details = await loadBillingDetails(db, member.organization)
    return respond(reply, {
      html: () => <BillingEdit member={member} details={details} />,
      json: () => presentBillingDetails(details),
    })
  })

  const update = api({
    name: 'updateBillingDetails',
    summary: 'Change the billing details of an organization',
    description:
      'For admins: what is left out stays as it was, and what is empty is cleared. Papers that are issued already stay as they are.',
    tag,
    body: { schema: BillingDetailsUpdate, root: 'billing_details' },
    response: BillingDetailsJson,
    errors: [403],
  })

  app.patch('/', update, async ({ member, body }, reply) => {
    authorize(billingPolicy.update(member))
    const saved = await attempt(
      async () => {
        const changes = parse(BillingDetailsUpdate, 'billing_details', body)
        return updateBillingDetails(db, member, changes)
      },
      async (errors) => {
        const details = await loadBillingDetails(db, member.organization)
        return <BillingEdit member={member} details={details} typed={body} errors={errors} />
      },
    )

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          billingDetailsPath(member.organization),
          'The billing details are saved.',
        ),
      json: () => presentBillingDetails(saved),
    })
  })
}
