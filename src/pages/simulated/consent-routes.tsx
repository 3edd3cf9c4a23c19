import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BadRequest, guard, NotFound } from '../../framework/errors.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { signInPlatforms } from '../../platforms/connectors.ts'
import { issueSimulatedCode } from '../../platforms/simulated/connector.ts'
import { createSimulatedAccount } from '../../platforms/simulated/model.ts'
import { listSimulatedAccounts } from '../../platforms/simulated/queries.ts'
import { SimulatedAccountCreate } from '../../platforms/simulated/schema.ts'
import type { SimulatedAccount } from '../../tables/users/simulated-platform.ts'
import { absolute, connectionPath } from '../../vocabulary/addresses/urls.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { ConsentPage } from './views/consent.tsx'

type ByPlatform = { Params: { platform: string }; Querystring: Record<string, unknown> }

const Asked = z.object({ state: z.string().min(1), code_challenge: z.string().min(1) })
const Answer = z.object({ answer: z.string().default('new'), handle: z.string().default('') })
const most = { number: 1, size: 100, offset: 0 }

/**
 * The pages on which people sign in to the simulated platform, and say which of their accounts they let us
 * read.
 */
export async function simulatedConsentRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  app.addHook('onRequest', async ({ format }) => {
    if (format === 'json') throw new BadRequest('Signing in to a platform takes a browser.', 406)
  })

  const platformIn = ({ platform }: ByPlatform['Params']): PlatformId => {
    const id = signInPlatforms.find((one) => one === platform)
    if (id === undefined) throw new NotFound()
    return id
  }
  const askedIn = (query: ByPlatform['Querystring']) => {
    const asked = Asked.safeParse(query)
    if (!asked.success) throw new NotFound()
    return asked.data
  }
  const accountsOn = async (user: { id: number }, platform: PlatformId) => {
    const { rows } = await listSimulatedAccounts(db, user, most)
    return rows.filter(({ platform_id }) => platform_id === platform)
  }

  /** An account of another platform proves nothing about this one. */
  const chosenOf = (accounts: SimulatedAccount[], publicId: string) => {
    const id = decodeId('SimulatedAccount', publicId)
    const account = accounts.find((one) => one.id === id)
    guard(account !== undefined, 'answer', 'is not an account of yours on this platform')
    return account
  }

  app.get<ByPlatform>('/:platform', async ({ actor, params, query }, reply) => {
    const platform = platformIn(params)
    askedIn(query)
    const accounts = await accountsOn(actor.user, platform)
    const action = new URLSearchParams(query as Record<string, string>).toString()
    return sendPage(reply, <ConsentPage platform={platform} accounts={accounts} query={action} />)
  })

  app.post<ByPlatform>('/:platform', async ({ actor, params, query, body }, reply) => {
    const platform = platformIn(params)
    const { state, code_challenge } = askedIn(query)
    // The way back leads to our own page only, whatever the address says.
    const back = new URL(absolute(connectionPath(platform)))
    back.searchParams.set('state', state)
    const { answer, handle } = parse(Answer, 'consent', body)
    if (answer === 'refuse') {
      back.searchParams.set('error', 'access_denied')
      return reply.redirect(back.href, 303)
    }
    const accounts = await accountsOn(actor.user, platform)
    const again = new URLSearchParams(query as Record<string, string>).toString()
    const account = await attempt(
      async () => {
        if (answer !== 'new') return chosenOf(accounts, answer)
        const sent = { simulated_account: { platform_id: platform, handle } }
        const fields = parse(SimulatedAccountCreate, 'simulated_account', sent)
        return createSimulatedAccount(db, actor.user, fields)
      },
      (errors) => (
        <ConsentPage
          platform={platform}
          accounts={accounts}
          query={again}
          typed={body}
          errors={errors}
        />
      ),
    )
    const code = issueSimulatedCode(config.secretKeys, account.id, code_challenge)
    back.searchParams.set('code', code)
    return reply.redirect(back.href, 303)
  })
}
