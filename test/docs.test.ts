import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findUserByEmail } from '../src/accounts/users/queries.ts'
import { creatorEmail } from '../src/demo/users.ts'
import { projectRoot } from '../src/framework/project-root.ts'
import type { User } from '../src/tables/users.ts'
import { appWith } from './support/app.ts'
import { createEarner, createWaitingPayout } from './support/earnings.ts'
import {
  createAccessToken,
  createCollab,
  createInvitation,
  createMembership,
  createUser,
  unique,
} from './support/factories.ts'
import { app, context, db } from './support/helper.ts'
import { picture } from './support/images.ts'
import { temporaryDirectory } from './support/server-process.ts'
import { html } from './support/shop.ts'
import { createUserWithTwoFactor } from './support/sign-in.ts'
import { createFailedJob, makeStaff } from './support/staff.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  handInPost,
  rejectSubmission,
} from './support/submissions.ts'
import { startWebServer, type WebServer } from './support/web-server.ts'

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: projectRoot }).map((path) => ({
  path,
  text: readFileSync(join(projectRoot, path), 'utf8'),
}))
const pages = documents.filter(({ path }) => path.startsWith('docs/api/'))

test('every link in the documents leads somewhere', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#:]+)\)/g)]
      .map(([, target]) => join(dirname(path), target as string))
      .filter((target) => !existsSync(join(projectRoot, target)))
      .map((target) => `${path} links to ${target}`),
  )
  expect(missing).toEqual([])
})

test('every file that the documents name is there', () => {
  const missing = documents
    .filter(({ path }) => !path.startsWith('docs/decisions/') && path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:src|db|test|web|bench)\/[\w./-]+)`/g)]
        .map(([, file]) => file as string)
        .filter((file) => !/NNNN/.test(file) && !existsSync(join(projectRoot, file)))
        .map((file) => `${path} names ${file}`),
    )
  expect(missing).toEqual([])
})

test('the map has every folder, and no other', () => {
  const folders = globSync('src/*/**/*.{ts,tsx}', { cwd: projectRoot })
    .map((file) => dirname(file).replace('src/', ''))
    // What a floor or a resource looks like is with it; the parts that all share are folders of their own.
    .filter((folder) => folder.includes('/') && !/^\w+\/.+\/views$/.test(folder))
  const map = documents.find(({ path }) => path === 'docs/architecture.md')?.text ?? ''
  const named = [...map.matchAll(/^\| `([\w-]+\/[\w/-]+)\/` \| \S/gm)].map(([, folder]) => folder)

  expect(named).toEqual([...new Set(folders)].sort())
})

describe('docs/api', () => {
  /** `GET /organizations/:organization_id/campaigns.json`, whatever the page calls the id. */
  const operation = (method: string, path: string) =>
    `${method} ${path.replace(/:\w+/g, ':id').replace(/\.json$/, '')}`
  const mentioned = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/`(GET|POST|PATCH|DELETE) (\/\S*)`/g)].map(([, method, address]) => ({
      page: path,
      text,
      operation: operation(method as string, address as string),
    })),
  )

  test('has every operation of the interface, and no other', () => {
    const routes = app.routeTable.map(({ method, path, api, file }) => ({
      api: api ?? file,
      operation: operation(method, path),
    }))
    const offered = routes.filter(({ api }) => api !== undefined)
    const told = new Set(mentioned.map(({ operation }) => operation))
    const existing = new Set(routes.map(({ operation }) => operation))

    expect(offered.map(({ operation }) => operation).filter((one) => !told.has(one))).toEqual([])
    expect([...told].filter((one) => !existing.has(one))).toEqual([])
  })

  test('names every field that is sent or comes back, on the page of its operation', () => {
    const unnamed = app.routeTable.flatMap(({ method, path, api }) => {
      const on = mentioned.filter(({ operation: told }) => told === operation(method, path))
      const fields = [...fieldsOf(api?.response), ...fieldsOf(api?.body?.schema)]
      return fields
        .filter((field) => !on.some(({ text }) => new RegExp(`\\b${field}\\b`).test(text)))
        .map((field) => `${field} of ${method} ${path}`)
    })

    expect(unnamed).toEqual([])
  })

  test('tells every limit on how often, with the figures of the code', () => {
    const limits = globSync('src/**/*.ts', { cwd: projectRoot })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
      .flatMap((text) =>
        [...text.matchAll(/\bmost: (?:config\.)?(\w+),\s+seconds(?:: (\w+))?/g)].map(
          ([, most = '', seconds = 'seconds']) => ({ most, seconds: numberOf(seconds, text) }),
        ),
      )
    const figures = limits.map(({ most, seconds }) => {
      const number = context.config[most as 'signInLimitPerIp'] ?? most
      const spans: Record<number, string> = { 3600: 'an hour', 86400: 'a day' }
      return `${number} in ${spans[seconds] ?? `${seconds / 60} minutes`}`
    })
    const page = pages.find(({ path }) => path.endsWith('README.md'))?.text ?? ''
    const told = [...page.matchAll(/\| (\d+ in (?:an hour|a day|\d+ minutes))/g)].map(
      ([, one]) => one,
    )

    expect(told.sort()).toEqual(figures.sort())
  })

  const responses: ServerResponse[] = []
  let BASE_URL: string
  let shop: WebServer
  let close: () => Promise<void>

  beforeAll(async () => {
    const { staffEmails } = context.config
    const { app: own } = await appWith({ PREFILL_ALLOW_PRIVATE: 'true' }, { staffEmails })
    own.server.on('request', (_request, response) => responses.push(response))
    await own.listen({ port: 0, host: '127.0.0.1' })
    BASE_URL = `http://127.0.0.1:${(own.server.address() as AddressInfo).port}`
    shop = await startWebServer((_request, response) => {
      response.writeHead(200, html).end('<title>A mug</title>')
    })
    close = () => own.close()
  })

  afterAll(async () => {
    shop.close()
    await close()
  })

  /** Every variable that a page asks its reader to set, for someone with a team. */
  async function readersSettings(directory: string) {
    const { user, organization_id } = await createMembership(db)
    makeStaff(user)
    await createEarner(user)
    await createWaitingPayout()
    await createFailedJob()
    await createFailedJob()
    await createCollab(db, {
      organization_id: (await createMembership(db)).organization_id,
      state: 'submitted_for_review',
      submitted_at: '2020-01-01T00:00:00.000Z',
    })
    await createSubmissions(user, organization_id)
    await createMembership(db, { organization_id, role: 'member' })
    const INVITED_EMAIL = `${unique('invited')}@example.com`
    const invitation = await createInvitation(db, { organization_id, email: INVITED_EMAIL })
    const twoFactor = await createUserWithTwoFactor(context)
    if (!(await findUserByEmail(db, creatorEmail))) await createUser(db, { email: creatorEmail })
    const PICTURE = join(directory, 'picture.png')
    await writeFile(PICTURE, await picture())

    return {
      BASE_URL,
      TOKEN: await createAccessToken(db, user),
      EMAIL: user.email,
      INVITED_EMAIL,
      INVITATION_TOKEN: invitation.token,
      TWO_FACTOR_EMAIL: twoFactor.user.email,
      TWO_FACTOR_CODE: twoFactor.backupCodes[0] as string,
      PICTURE,
      WEBSITE: shop.url,
    }
  }

  test.each(pages)('$path works as written', async ({ text }) => {
    const directory = temporaryDirectory()
    const settings = await readersSettings(directory)
    const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block)
    // Lines that set these variables are removed, because they are set here. No example may export
    // any other variable.
    const isSetting = new RegExp(`^export (${Object.keys(settings).join('|')})=.*\n`, 'gm')
    const script = blocks.join('').replace(isSetting, '')
    expect(script).not.toMatch(/^export /m)

    responses.length = 0
    const env = { PATH: process.env.PATH, HOME: directory, ...settings }
    const strict = `set -euo pipefail\n${script}`
    await promisify(execFile)('bash', ['-c', strict], { cwd: directory, env, timeout: 60_000 })

    const requests = commandsOf(script).filter((command) => /\bcurl /.test(command))
    const answered = responses.map(({ statusCode }, index) => `${statusCode} ${requests[index]}`)
    expect(answered).toEqual(
      requests.map((command, index) => {
        const status = responses[index]?.statusCode ?? 0
        const promised = /# (\d{3})$/.exec(command)?.[1]
        const isFine = status >= 200 && status < 400
        return `${promised ?? (isFine ? status : '2xx or 3xx')} ${command}`
      }),
    )
  })
})

/** Posts that wait for the reader, one of their own that was rejected, and one that staff look at. */
async function createSubmissions(user: User, organization_id: number): Promise<void> {
  const platform = fakePlatform()
  const campaign = await createRunningCampaign({ organization_id })
  for (let index = 0; index < 3; index += 1)
    await handInPost(platform, campaign, await createCreator())

  const elsewhere = await createRunningCampaign()
  const own = await handInPost(platform, elsewhere, await createCreator(user))
  await rejectSubmission(own)
  const doubted = await handInPost(platform, elsewhere, await createCreator())
  await flagSubmission(doubted)
}

/** A number as a source has it: written out, or as a product under a name. */
function numberOf(term: string, source: string): number {
  if (/^[\d_]+$/.test(term)) return Number(term.replaceAll('_', ''))
  const product = new RegExp(`const ${term} = (.*)`).exec(source)?.[1]
  if (product === undefined) throw new Error(`${term} is no number`)
  return product.split(' * ').reduce((value, factor) => value * numberOf(factor, source), 1)
}

/** A command may go on over several lines. */
function commandsOf(script: string): string[] {
  return script.replace(/(\\|(?<=\|))\n\s*/g, '').split('\n')
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}
