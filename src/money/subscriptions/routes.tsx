import type { FastifyInstance } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parseOptional } from '../../framework/http/fields/parse.ts'
import { findAnyOrganization } from '../../teams/organizations/queries.ts'
import { staffOrganizationPath } from '../../vocabulary/addresses/staff-urls.ts'
import { endSubscription, setSubscription } from './model.ts'
import { SubscriptionJson } from './presenter.ts'
import { listSubscriptions } from './queries.ts'
import { SubscriptionSet } from './schema.ts'
import { SubscriptionPage } from './views/page.tsx'

type ById = { Params: { id: string } }

const tag = 'Staff'

/** The subscription of an organization, where staff keep it by hand. */
export async function staffSubscriptionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const set = api({
    name: 'setSubscription',
    summary: 'Set the subscription of an organization by hand',
    description:
      'For staff: a mark of what was agreed with the organization. It allows and limits nothing; while it is active, the organization cannot be deleted. One that Stripe keeps is not touched. An end that is set anew has to lie in the future: 422 on `current_period_end`.',
    shows: { status: 'active', kept_by: 'staff' },
    tag,
    strict: true,
    body: { schema: SubscriptionSet, root: 'subscription', optional: true },
    response: SubscriptionJson,
    errors: [404],
  })

  app.patch<ById>('/', set, async ({ actor, params, body }, reply) => {
    const organization = await findAnyOrganization(db, params.id)
    const subscriptions = await listSubscriptions(db, organization)
    const subscription = await attempt(
      async () => {
        const fields = parseOptional(SubscriptionSet, 'subscription', body)
        return setSubscription(context, actor, organization, fields)
      },
      (errors) => (
        <SubscriptionPage
          organization={organization}
          subscriptions={subscriptions}
          errors={errors}
          typed={body}
        />
      ),
    )

    return respond(reply, {
      html: () =>
        redirectWith(reply, staffOrganizationPath(organization), 'The subscription is set.'),
      json: () => SubscriptionJson.present(subscription),
    })
  })

  const end = api({
    name: 'endSubscription',
    summary: 'End the subscription of an organization that was set by hand',
    description: 'For staff: 204. One that Stripe keeps is ended there: 422 on `base`.',
    tag,
    status: 204,
    errors: [404],
  })

  app.delete<ById>('/', end, async ({ actor, params }, reply) => {
    const organization = await findAnyOrganization(db, params.id)
    const subscriptions = await listSubscriptions(db, organization)
    await attempt(
      () => endSubscription(context, actor, organization),
      (errors) => (
        <SubscriptionPage
          organization={organization}
          subscriptions={subscriptions}
          errors={errors}
        />
      ),
    )

    return respond(reply, {
      html: () =>
        redirectWith(reply, staffOrganizationPath(organization), 'The subscription is ended.'),
      json: () => reply.code(204).send(),
    })
  })
}
