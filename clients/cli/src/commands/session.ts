import { hostname } from 'node:os'
import { Troupe } from '@troupe/sdk'
import { command, type Place } from '../command.ts'
import { WrongUse } from '../exit-codes.ts'
import { inWords } from '../money.ts'
import { say, sayFacts, sayJson } from '../output.ts'
import { openQuestions, type Questions } from '../questions.ts'
import { forgetSettings, keepSettings, settingsFile } from '../settings.ts'

export const login = command(
  'Sign in, and keep a token in your settings',
  {
    email: { type: 'string', description: 'Where the code is mailed to' },
    'with-token': { type: 'boolean', description: 'Read a token from the input instead' },
    'read-only': { type: 'boolean', description: 'Keep a token that can change nothing' },
  },
  async ({ baseUrl, settings }, args) => {
    const questions = openQuestions()
    try {
      const token = args['with-token']
        ? await answer(questions, 'Token: ')
        : await tokenByMail(baseUrl, questions, args.email, args['read-only'] ? 'read' : 'write')
      const me = await new Troupe({ baseUrl, token }).me.show()
      const { organization } = settings
      keepSettings({ baseUrl, token, ...(args.organization && organization && { organization }) })
      say(`Signed in at ${baseUrl} as ${me.name || me.email}. The token is in ${settingsFile()}.`)
    } finally {
      questions.close()
    }
  },
  { needsToken: false },
)

/** Revokes nothing that it did not make: a token of the environment stays. */
export const logout = command(
  'Forget the token',
  {},
  async () => {
    forgetSettings()
    say('The token is forgotten here. Revoke it at /me/access_tokens, if others may have it.')
  },
  { needsToken: false },
)

export const whoami = command(
  'Who the token acts for',
  {},
  async ({ troupe, baseUrl, isJson }: Place) => {
    const [me, organizations] = await Promise.all([
      troupe.me.show(),
      troupe.organizations.list().all(),
    ])
    if (isJson) return sayJson({ ...me, base_url: baseUrl, organizations })
    sayFacts({ name: me.name, ...(me.organization ? {} : { email: me.email }), server: baseUrl })
    sayFacts(factsOfToken(me))
    for (const { id, name } of organizations) sayFacts({ organization: `${id}  ${name}` })
  },
)

type Me = Awaited<ReturnType<Troupe['me']['show']>>

/** What limits the token, if anything does. */
function factsOfToken({ areas, daily_limit_currency: currency, expires_at, ...me }: Me) {
  const reach = Object.entries(areas ?? {}).map(([area, access]) => `${area} (${access})`)
  const money = (amount: number | null) => inWords(amount ?? 0, currency ?? 'usd')
  return {
    ...(areas && { areas: reach.join(', ') }),
    ...(currency && {
      spent: `${money(me.spent_amount)} of ${money(me.daily_limit_amount)} daily`,
    }),
    ...(expires_at && { ends: expires_at }),
  }
}

async function tokenByMail(
  baseUrl: string,
  questions: Questions,
  email: string | undefined,
  permission: 'read' | 'write',
): Promise<string> {
  const exchange = await Troupe.signIn(email ?? (await answer(questions, 'E-mail: ')), { baseUrl })
  const step = await exchange(await answer(questions, 'Code from the mail: '))
  const session =
    step.session ??
    (await step.secondFactor(await answer(questions, 'Code of the second factor: ')))
  const signedIn = new Troupe({ baseUrl, session })
  const { token } = await signedIn.call('post', '/me/access_tokens.json', {
    body: { access_token: { description: `troupe on ${hostname()}`, permission } },
  })
  await signedIn.call('delete', '/session.json')
  return token
}

async function answer({ ask }: Questions, question: string): Promise<string> {
  const said = await ask(question)
  if (!said) throw new WrongUse('Nothing was answered.')
  return said
}
