import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { build } from 'vite'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../src/framework/project-root.ts'
import {
  type StartedServer,
  startServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'
import { startWebServer } from '../support/servers/web-server.ts'

const cli = join(projectRoot, 'clients/cli')
const script = join(cli, 'dist/troupe.js')
const settings = temporaryDirectory()
const file = join(settings, 'troupe/settings.json')
let server: StartedServer
const hasZsh = spawnSync('zsh', ['--version']).status === 0

beforeAll(async () => {
  await build({ root: cli, configFile: join(cli, 'vite.config.ts') })
  server = await startServer({ DATA_DIR: await usedDirectory('old') })
})

type Given = { input?: string; env?: Record<string, string> }

/** Runs it as a shell would, with its output piped. */
async function troupe(line: string, { input = '', env = {} }: Given = {}) {
  const words = line.match(/'[^']*'|\S+/g)?.map((word) => word.replace(/^'|'$/g, '')) ?? []
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: settings, TROUPE_URL: server.url, ...env },
  })
  child.stdin.on('error', () => {}).end(input)
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { out, err, code: code as number, json: () => JSON.parse(out) }
}

const tokenOf = (name: string) =>
  new RegExp(`export ${name}_TOKEN=(\\S+)`).exec(server.output())?.[1] ?? ''

/** As the brand, in the organization with posts to review. */
async function asBrand() {
  const env = { TROUPE_TOKEN: tokenOf('BRAND') }
  const { organizations } = (await troupe('whoami', { env })).json()
  return { env: { ...env, TROUPE_ORGANIZATION: organizations[0].id as string }, organizations }
}

test('without settings it says how to sign in, and a doctor what is not there', async () => {
  const env = { TROUPE_URL: '', XDG_CONFIG_HOME: temporaryDirectory() }
  const nobody = await troupe('whoami', { env })
  expect([nobody.code, nobody.err]).toEqual([3, expect.stringContaining('troupe login')])

  const nowhere = await troupe('doctor --no-json --base-url http://127.0.0.1:9', { env })
  expect(nowhere.out).toMatch(/wrong {2}Server: http:\/\/127\.0\.0\.1:9: .*no answer/)
  const other = await startWebServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello.</p>')
  })
  onTestFinished(other.close)
  const stranger = await troupe(`doctor --no-json --base-url ${other.url}`, { env })
  expect([stranger.code, stranger.out]).toEqual([
    1,
    expect.stringContaining(`${other.url} is no server of Troupe`),
  ])
  const slip = await troupe('whoarewe', { env })
  expect([slip.code, slip.err]).toEqual([2, expect.not.stringContaining('\u001b')])
})

test('a token is kept for its owner alone, used, and forgotten', async () => {
  const wrong = await troupe('login --with-token', { input: 'nothing\n' })
  expect([wrong.code, wrong.err]).toEqual([3, expect.stringContaining('401')])

  const { code, out } = await troupe('login --with-token', { input: `${tokenOf('BRAND')}\n` })
  expect([code, out]).toEqual([0, expect.stringContaining('Mara')])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await troupe('whoami')).json()).toMatchObject({ email: 'mara@example.com' })
  expect((await troupe('doctor')).code).toBe(0)

  chmodSync(file, 0o644)
  const seen = await troupe('doctor --no-json')
  expect([seen.code, seen.out]).toEqual([1, expect.stringContaining('others can read')])

  const elsewhere = await troupe('whoami --base-url http://127.0.0.1:9', {
    env: { TROUPE_URL: '' },
  })
  expect(elsewhere.code).toBe(5)
  const others = await startWebServer((request, response) => {
    response.writeHead(401).end(request.headers.authorization ?? 'no token came')
  })
  onTestFinished(others.close)
  const asked = await troupe('whoami', { env: { TROUPE_URL: others.url } })
  expect([asked.code, asked.err]).toEqual([3, expect.stringContaining('no token came')])
  await troupe('logout')
  expect((await troupe('whoami')).code).toBe(3)
})

test('campaigns are drafted, funded after a look, and published', async () => {
  const { env, organizations } = await asBrand()
  const unsure = await troupe('campaigns list', { env: { ...env, TROUPE_ORGANIZATION: '' } })
  expect([unsure.code, unsure.err]).toEqual([2, expect.stringContaining(organizations[1].name)])

  const create =
    "campaigns create --name 'Autumn kettles' --cpm 1.75 --platforms instagram --brief '<p>Brew.</p>'"
  const { id, cpm_amount } = (await troupe(create, { env })).json()
  expect(cpm_amount).toBe(175)
  const early = await troupe(`campaigns publish ${id}`, { env })
  expect([early.code, early.err]).toEqual([4, expect.stringContaining('422')])

  const fund = `fund ${id} --amount 250.00 --from test`
  expect((await troupe(`${fund} --preview`, { env })).json()).toMatchObject({
    amount: 25_000,
    budget_amount_before: 0,
  })
  expect((await troupe(`fund ${id} --amount 0 --preview`, { env })).code).toBe(2)
  const active = (await troupe('campaigns list --status active', { env })).json() as object[]
  expect(active.every((one) => 'status' in one && one.status === 'active')).toBe(true)
  const mistyped = await troupe(fund, { env, input: 'Winter kettles\n' })
  expect([mistyped.code, mistyped.err]).toEqual([2, expect.stringContaining('nothing was done')])
  expect((await troupe(`fund ${id} --amount 2.505`, { env })).code).toBe(2)
  const comma = await troupe('campaigns create --name X --cpm 2,50', { env })
  expect([comma.code, comma.err]).toEqual([2, expect.stringMatching(/^--cpm is .* 2,50$/m)])
  const short = await troupe(`fund ${id} --amount 99999999.00 --preview`, { env })
  expect([short.code, short.json().is_enough]).toEqual([2, false])
  const much = await troupe(`fund ${id} --amount 99999999.00 --yes`, { env })
  expect([much.code, much.err]).toEqual([2, expect.stringContaining('--from can be balance')])
  const [twice, input] = ['campaigns create --name X --cpm 1.75 --data @-', '{"cpm_amount": 900}']
  const both = await troupe(twice, { env, input })
  expect([both.code, both.err]).toEqual([
    2,
    'cpm_amount is given twice, by --cpm and in --data: leave one out.\n',
  ])
  const sent = await troupe('api POST /organizations/{organization_id}/campaigns.json --data @-', {
    env,
    input: '{"campaign": {"name": "", "cpm_amuont": 1}}',
  })
  expect(sent.code).toBe(4)
  expect(sent.err).toContain('cpm_amuont is not a field of this request (cpm_amount?)')
  expect((await troupe(`campaigns show ${id}`, { env })).json().total_budget_amount).toBe(0)

  expect((await troupe(fund, { env, input: 'Autumn kettles\n' })).json()).toMatchObject({
    amount: 25_000,
  })
  expect((await troupe(`campaigns publish ${id} --no-json`, { env })).out).toBe(
    'Autumn kettles is active.\n',
  )
  const { out } = await troupe('campaigns list --no-json', { env })
  expect(out).toMatch(/^ID +NAME +STATUS +BUDGET/)
  expect(out).toMatch(/Autumn kettles +active +\$250\.00/)
})

test('programs are changed, and a creator hands in a post', async () => {
  const { env } = await asBrand()
  const make = "campaigns create --name 'Changed kettles' --currency jpy --max-payout 9000"
  const { id, max_payout_amount } = (await troupe(make, { env })).json()
  expect(max_payout_amount).toBe(9000)
  const update = `campaigns update ${id} --cpm 250 --platforms instagram --data @-`
  const changed = await troupe(update, { env, input: '{"brief": "<p>Brew.</p>"}' })
  expect(changed.json()).toMatchObject({ cpm_amount: 250, platform_ids: ['instagram'] })
  expect(changed.json().brief).toContain('Brew.')
  const inYen = 'campaigns create --name Teapots --cpm 250 --data {"currency":"jpy"}'
  expect((await troupe(inYen, { env })).json()).toMatchObject({ currency: 'jpy', cpm_amount: 250 })
  // Prices in forint have no decimals, and its minor unit is the hundredth all the same.
  const inForint = 'campaigns create --name Goulash --cpm 250 --currency HUF'
  expect((await troupe(inForint, { env })).json()).toMatchObject({ cpm_amount: 25_000 })
  const collab = (await troupe('collabs create --name Mugs --max-quote 400', { env })).json()
  const renamed = await troupe(`collabs update ${collab.id} --name Cups --no-json`, { env })
  expect([collab.max_quote_amount, renamed.out]).toEqual([40_000, 'Cups is changed.\n'])

  await troupe(`fund ${id} --amount 90000 --from test --yes`, { env })
  expect((await troupe(`campaigns publish ${id}`, { env })).code).toBe(0)
  const creator = { env: { TROUPE_TOKEN: tokenOf('CREATOR') } }
  const send = async (line: string, body: object) =>
    (await troupe(`api ${line} --data @-`, { ...creator, input: JSON.stringify(body) })).json()
  const handle = `kettle${Date.now()}`
  const account = { platform_id: 'instagram', handle }
  const simulated = await send('POST /simulated/accounts.json', { simulated_account: account })
  const address = `https://www.instagram.com/${handle}`
  const own = await send('POST /me/social_accounts.json', {
    social_account: { platform_id: 'instagram', account_url: address },
  })
  const verification = `/me/social_accounts/${own.id}/verification.json`
  const { code } = (await troupe(`api GET ${verification}`, creator)).json()
  const simulation = `/simulated/accounts/${simulated.id}`
  await send(`PATCH ${simulation}.json`, { simulated_account: { bio: code } })
  await troupe(`api POST ${verification}`, creator)
  const { post_url } = await send(`POST ${simulation}/posts.json`, {
    simulated_post: { kind: 'normal' },
  })
  const latest = (await troupe('posts', creator)).json()
  expect(latest).toContainEqual(expect.objectContaining({ post_url, submission_id: null }))
  const handedIn = await troupe(`hand-in ${id} ${post_url} --account ${own.id}`, creator)
  expect(handedIn.json()).toMatchObject({ state: 'pending', campaign_id: id })
  const unsure = await troupe(`hand-in ${id} https://elsewhere.example/1`, creator)
  expect([unsure.code, unsure.err]).toEqual([
    2,
    expect.stringContaining(`${own.id}  https://instagram.com/${handle}`),
  ])
})

test('posts are decided one by one, and a decision is taken back', async () => {
  const { env } = await asBrand()
  const before = (await troupe('review', { env })).json()
  const { out } = await troupe('review --no-json', { env, input: 'a\nu\nr\nlow_quality\n\nu\nq\n' })
  expect(out).toContain(before[0].post_url)
  expect(out.match(/Taken back/g)).toHaveLength(2)
  expect(out).toContain('Decided: 0 of')
  expect((await troupe('review', { env })).json()).toHaveLength(before.length)
})

test('scripts decide without questions, and learn by the code what was refused', async () => {
  const { env } = await asBrand()
  const [post] = (await troupe('review', { env })).json()
  const reject = await troupe(`decide reject ${post.id} --reason low_quality`, { env })
  expect([reject.code, reject.json()]).toEqual([
    0,
    { decisions: [expect.objectContaining({ submission_id: post.id, error: null })] },
  ])
  const undone = await troupe(`decide undo ${post.id} Nq7RwXk3 --no-json`, { env })
  expect([undone.code, undone.out]).toEqual([4, 'undo: 1 of 2.\n'])
  expect(undone.err).toContain('Nq7RwXk3: ')
  const reason = await troupe(`decide reject ${post.id} --reason dull`, { env })
  expect([reason.code, reason.err]).toEqual([
    4,
    expect.stringMatching(/reason is not included in the list\n.*reason can be wrong_account, /s),
  ])
  expect((await troupe(`decide aprove ${post.id}`, { env })).code).toBe(2)
})

test('a post is explained by its address, and creators see what they have earned', async () => {
  const { env } = await asBrand()
  const [post] = (await troupe('submissions list --state paid', { env })).json()
  const why = await troupe(`submissions explain ${post.post_url}`, { env })
  expect(why.json()).toMatchObject({ submission_id: post.id, earned_amount: post.earned_amount })
  const copied = post.post_url.replace(/^https:\/\/(www\.)?/, '')
  const again = await troupe(`submissions explain ${copied}?utm_source=mail`, { env })
  expect(again.json().submission_id).toBe(post.id)
  const unknown = await troupe('submissions explain https://youtu.be/aaaaaaaaaaa', { env })
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('was handed in')])

  const own = await troupe('earnings', { env: { TROUPE_TOKEN: tokenOf('CREATOR') } })
  expect(own.json().balances.length).toBeGreaterThan(0)
})

test('any request can be sent, but to no other server', async () => {
  const { env } = await asBrand()
  const path = '/organizations/{organization_id}.json'
  expect((await troupe(`api get ${path}`, { env })).json()).toMatchObject({
    id: env.TROUPE_ORGANIZATION,
  })
  const sent = await troupe('api POST /organizations.json --data @-', {
    env,
    input: '{"organization": {"name": ""}}',
  })
  expect([sent.code, sent.err]).toEqual([4, expect.stringContaining("name can't be blank")])
  const asked = { access_token: { description: 'Reader', permission: 'read' } }
  const made = await troupe('api POST /me/access_tokens.json --data @-', {
    env,
    input: JSON.stringify(asked),
  })
  const reader = { ...env, TROUPE_TOKEN: made.json().token as string }
  const change = await troupe('api POST /organizations.json --data @-', {
    env: reader,
    input: '{"organization": {"name": "Tea"}}',
  })
  expect([change.code, change.err]).toEqual([3, expect.stringContaining('without --read-only')])
  for (const other of ['https://evil.example/', '//evil.example/']) {
    expect((await troupe(`api GET ${other}`, { env })).code).toBe(2)
  }
})

test('an agent that starts it is served on its input and output', async () => {
  const { env } = await asBrand()
  const messages = [
    {
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'agent', version: '1' },
      },
    },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'whoami', arguments: {} } },
  ]
  const input = messages.map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }))
  const { out, code } = await troupe('mcp', { env, input: `${input.join('\n')}\nnothing\n` })
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect([code, answers.length]).toEqual([0, 3])
  const called = answers.find(({ id }) => id === 2)
  expect(called.result.structuredContent).toMatchObject({ permission: 'write' })
  expect(answers.find(({ id }) => id === null).error.code).toBe(-32700)
  const signedOut = await troupe('mcp', { input: `${input[2]}\n` })
  expect(JSON.parse(signedOut.out).error.message).toContain('troupe login')
})

test('events are brought to an address of this machine, signed', async () => {
  const { env } = await asBrand()
  const path = '/organizations/{organization_id}/events.json'
  const [first, second] = (await troupe(`api GET ${path}`, { env })).json()
  let arrive: (delivery: { body: string; headers: Record<string, string> }) => void
  const arrived = new Promise<{ body: string; headers: Record<string, string> }>((resolve) => {
    arrive = resolve
  })
  const receiver = await startWebServer(async (request, response) => {
    arrive({ body: await text(request), headers: request.headers as Record<string, string> })
    response.end()
  })
  onTestFinished(receiver.close)
  const secret = 'whsec_c2VjcmV0c2VjcmV0'
  const words = ['listen', '--to', receiver.url, '--after', first.id, '--secret', secret]
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: settings, TROUPE_URL: server.url, ...env },
  })
  onTestFinished(() => void child.kill())
  const { body, headers } = await arrived
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ id: second.id })
  expect((await troupe('listen --to here', { env })).code).toBe(2)
})

test('what it does not know is refused', async () => {
  for (const line of [
    'campains',
    'campaigns list --stauts draft',
    'whoami you',
    'campaigns show',
    'completion fish',
    'campaigns',
    "campaigns show ''",
    'campaigns create --name',
    'campaigns update a',
    'campaigns update a --cpm 2.50 --data {"cpm_amount":900}',
    'collabs create --currency eur --data {"currency":"usd"}',
    'collabs update a --platforms x --data {"platform_ids":[]}',
    'campaigns create --name a --name b',
    'campaigns list --organization=',
    'hand-in a',
    'api GET /campaigns/{campaign_id}.json',
    'api GET /me.json --data {}',
    'api POST /organizations.json --data {',
    'api POST /organizations.json --data 5',
    'api POST /organizations.json --data @nowhere.json',
  ]) {
    // Before it is asked who it is for: a script that is wrong is so without a token as well.
    const { code, err } = await troupe(line, { env: { TROUPE_URL: '' } })
    expect([line, code, err]).toEqual([line, 2, expect.stringMatching(/^[^\n]+\n$/)])
  }
  const hints = [
    ['campains', 'Unknown command campains (campaigns?). See: troupe --help'],
    ['explain a', 'Unknown command explain (submissions explain?). See: troupe --help'],
    ['campaigns lst', 'Unknown command lst (list?). See: troupe campaigns --help'],
    ['nonsense', 'Unknown command nonsense. See: troupe --help'],
    ['campaigns list --state draft', '--state is no option here (--status?).'],
    ['whoami --nonsense', '--nonsense is no option here.'],
  ]
  for (const [line, said] of hints) expect((await troupe(line as string)).err).toBe(`${said}\n`)
})

test('bash completes its words', async () => {
  const { out } = await troupe('completion bash')
  const complete = (...words: string[]) =>
    `COMP_WORDS=(troupe ${words.join(' ')}); COMP_CWORD=${words.length}; _troupe; echo "\${COMPREPLY[@]}"`
  const shell = spawn('bash', [
    '-c',
    [out, complete('ca'), complete('campaigns', 'p'), complete('fund', '--pre')].join('\n'),
  ])
  expect(await text(shell.stdout)).toBe('campaigns\npublish\n--preview\n')
})

test('zsh is given the same words, by its own way to use the completion of bash', async () => {
  const bash = (await troupe('completion bash')).out
  const zsh = (await troupe('completion zsh')).out
  expect(zsh).toBe(`autoload -U +X bashcompinit && bashcompinit\n${bash}`)
})

test.skipIf(!hasZsh)('zsh reads the completion, and knows its words', async () => {
  const { out } = await troupe('completion zsh')
  const asked = 'COMP_WORDS=(troupe ca); COMP_CWORD=1; _troupe; echo $COMPREPLY'
  const shell = spawnSync('zsh', [
    '-fc',
    ['autoload -U +X compinit && compinit -u', out, asked].join('\n'),
  ])
  expect([shell.stderr.toString(), shell.stdout.toString()]).toEqual(['', 'campaigns\n'])
})

test('it starts within 150 ms of Node itself', () => {
  const took = (...words: string[]) => {
    const began = performance.now()
    spawnSync(process.execPath, words)
    return performance.now() - began
  }
  // The best of as many as it takes, because other programs can only make one slower.
  let [own, bare] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let tries = 0; tries < 5 || (tries < 50 && own - bare >= 150); tries += 1) {
    own = Math.min(own, took(script, '--help'))
    bare = Math.min(bare, took('-e', '0'))
  }
  expect(own - bare).toBeLessThan(150)
})
