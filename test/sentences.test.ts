import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../src/framework/project-root.ts'
import { campaignSubmissions } from '../src/tables/campaigns/campaign-submissions.ts'
import { payoutMethodPath } from '../src/vocabulary/addresses/money-urls.ts'
import { ownSubmissionPath } from '../src/vocabulary/addresses/submission-urls.ts'
import { appWith } from './support/app.ts'
import { db } from './support/helper.ts'
import { sentencesOf } from './support/reading/sentences.ts'
import { createSessionToken } from './support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from './support/world/submissions.ts'

const number =
  '(?:\\d+|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|thirty|sixty|ninety)'
const unit = '(?:second|minute|hour|day|week|fortnight|month|year)s?'
const duration = new RegExp(`\\b${number}[ -](?:more |further |whole )?${unit}\\b`, 'gi')

/** Durations that nobody measures out: what they are about is not a time limit of ours. */
const allowed = [
  // Examples of what people write, and a sample for the eye.
  ...['One video of 30 seconds', 'rose by half within an hour', 'waiting for more than 15 minutes'],
  'They came within one hour',
  'Runs dry in 12 days',
  // How much of something there is in a span, which the name of the field tells too.
  ...['burn_amount)} a day', 'burn_amount, currency)} a day', 'currency={currency} /> a day'],
  ...['asked in a day', 'failed in a day', 'in an hour,', '5 tries an hour'],
  // How long a budget lasts.
  ...['less than a day at this pace', 'over a year'],
  // Days and years as such.
  ...[
    'what was sent in a year',
    'A ring marks a day',
    'A day, such as',
    'in a day or two',
    'second factor',
  ],
  // Beside what they stand for.
  ...["name: '12 months'", 'An hour later', 'A day later', 'A week later'],
]

test('no sentence spells out a duration: it comes from where the clock has it', () => {
  // The texts of the people of the demo world to each other are their own.
  const files = globSync(['src/**/*.{ts,tsx,md}', 'web/**/*.ts'], { cwd: projectRoot }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/demo/'),
  )
  const spelled = files.flatMap((file) => {
    const source = readFileSync(join(projectRoot, file), 'utf8')
    const text = file.endsWith('.md') ? source : sentencesOf(source)
    return [...text.matchAll(duration)]
      .map(({ index, 0: found }) => text.slice(Math.max(0, index - 30), index + found.length + 20))
      .filter((around) => !allowed.some((phrase) => around.includes(phrase)))
      .map((around) => `${file}: …${around}…`)
  })

  expect(files.length).toBeGreaterThan(500)
  expect(spelled).toEqual([])
})

test('on pages programs are campaigns and collabs, and not software', () => {
  const files = globSync('src/**/*.tsx', { cwd: projectRoot })
  const mistaken = files.filter((file) =>
    /\bfor programs\b|programs and agents/i.test(
      // Comments are for those who read the code.
      sentencesOf(
        readFileSync(join(projectRoot, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
      ),
    ),
  )
  expect(mistaken).toEqual([])
})

/** Words that are written like names of variables, and are none. */
const writtenSo = ['iPad', 'iPhone']

test('no sentence has the name of a variable in it', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const mistaken = files.flatMap((file) =>
    textsIn(readFileSync(join(projectRoot, file), 'utf8'))
      .flatMap((text) => text.match(/(?<![\\\w./#@-])[a-z]+[A-Z]\w*/g) ?? [])
      .filter((word) => !writtenSo.includes(word))
      .map((word) => `${file}: ${word}`),
  )
  expect(mistaken).toEqual([])
})

/** Texts on one line that have a little word of English in them, without what is put into them. */
function textsIn(source: string): string[] {
  const written = source.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '').replace(/\\`.*?\\`/g, '')
  const texts = written.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`|>([^<>{}=;()`]+)<\//g)
  return Array.from(texts, ([, quoted, made, shown]) =>
    (quoted ?? made ?? shown ?? '').replace(/\$\{[^}]*\}*|`[^`]*`|<[^>]*>/g, ' '),
  ).filter((text) => /\b(?:an?|and|by|for|in|is|it|of|that|the|to|with|you)\b/i.test(text))
}

test.each([
  ['0', 'at once', 'at once'],
  ['1', 'a day later', 'a day after each grant'],
  ['7', '7 days later', '7 days after each grant'],
  ['30', '30 days later', '30 days after each grant'],
])('with PAYOUT_HOLD_DAYS=%s earnings can be withdrawn %s', async (setting, later, release) => {
  const creator = await createCreator()
  const handed = await handInPost(fakePlatform(), await createRunningCampaign(), creator)
  await approveSubmission(handed)
  const read = await readerWith({ PAYOUT_HOLD_DAYS: setting }, creator.user)

  expect(await read('/me/payouts/new')).toContain(
    `is granted once a day, and you can withdraw it ${later}.`,
  )
  expect(await read(ownSubmissionPath(handed))).toContain(
    `is granted once a day, and you can withdraw it ${later}.`,
  )
  await db
    .update(campaignSubmissions)
    .set({ state: 'finalized', finalized_at: handed.created_at, earned_amount: 100 })
    .where(eq(campaignSubmissions.id, handed.id))
  expect(await read(ownSubmissionPath(handed))).toContain(
    `What was granted is in your balance ${release}.`,
  )
})

test.each([
  ['0', 'after 14 days without use.'],
  ['1', 'after 14 days without use, and a day after you signed in at the latest.'],
  ['90', 'after 14 days without use, and 90 days after you signed in at the latest.'],
])('with SESSION_MAX_DAYS=%s a session ends %s', async (setting, words) => {
  const { user } = await createCreator()
  const read = await readerWith({ SESSION_MAX_DAYS: setting }, user)

  expect(await read('/me/sessions')).toContain(`A session ends by itself ${words}`)
  expect(await read(payoutMethodPath)).toContain('pay nothing to a new account for 48 hours.')
})

async function readerWith(settings: Record<string, string>, user: { id: number }) {
  const { app } = await appWith(settings)
  onTestFinished(() => app.close())
  const cookie = `session_token=${await createSessionToken(db, user)}`
  return async (url: string) => {
    const { body } = await app.inject({ url, headers: { cookie } })
    return body.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
  }
}
