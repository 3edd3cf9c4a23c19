import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../src/framework/project-root.ts'
import { sentencesOf } from './support/reading/sentences.ts'

/** What `docs/glossary.md` has another word for, and that word. */
const others: [said: RegExp, instead: string][] = [
  [/\bon the way\b/i, 'on its way'],
  [/\b(?:paid|pays?|paying) (?:\S+ )?out\b/i, 'sent'],
  [/\bmark(?:ed)? (?:\S+ ){0,2}as paid\b/i, 'as sent'],
  [/\b(?:is|are|more|what|everything|became?|becomes) available\b/i, 'in your balance'],
  [/["'>]Available["'<]/, 'In your balance'],
  [
    /\bheld (?:for|until|long)\b|\b(?:is|are|was|were|still|be) held\b/i,
    'granted, set aside, on hold',
  ],
  [/["'>]Held["'<]|\/> held\b/, 'Granted'],
  [/\b(?:is|are|was|were|be|not) released\b|\/> released\b|\} released\b/i, 'in your balance'],
  [/\bowed to creators\b|\bGranted, owed\b|\bstill owed\b/i, 'waits for budget'],
  [/\breserved for a creator\b/i, 'granted'],
  [/\/> used\b|\bbudget (?:\S+ ){0,2}used\b|["'>]Used(?: (?:per|each) |["'<])/i, 'spent'],
  // The balance of an organization and that of a creator are two.
  [/\/> in the balance\b|\} in the balance\b/, 'whose balance'],
  // A threshold is no promise: a post that stays below it earns nothing.
  [
    /\bat least \S+ a post\b|\} to \S+ a post\b|\bpaid once\b|\bpaid from (?:<|\$|\d)/i,
    'from … views',
  ],
]

/** Sentences in which the same words are about something else. */
const allowed = [
  'a post is paid once',
  'brief is held to',
  'is held no longer',
  'both sides are held to',
]

test('views, mails, notices and documents say where money is in the words of the glossary', () => {
  const sources = globSync(['src/**/*.{ts,tsx,md}', 'web/**/*.ts'], { cwd: projectRoot })
  const files = [
    ...sources.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/demo/')),
    ...globSync(['docs/*.md', 'docs/api/*.md'], { cwd: projectRoot }),
  ]
  const found = files.flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8')
    const sentences = file.endsWith('.md') ? text.replace(/\s+/g, ' ') : sentencesOf(text)
    return others.flatMap(([said, instead]) =>
      [...sentences.matchAll(new RegExp(said, `${said.flags}g`))]
        .map(({ index, 0: words }) =>
          sentences.slice(Math.max(0, index - 30), index + words.length + 20),
        )
        .filter((around) => !allowed.some((phrase) => around.includes(phrase)))
        .map((around) => `${file}: …${around}… (${instead})`),
    )
  })

  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
