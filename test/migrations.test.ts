import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../src/framework/project-root.ts'

/** The last one of the first release: those up to it are as they are. */
const lastReleased = '0028_confirmations.sql'

/** Tables whose rows are few wherever they are: an index is made in a moment. */
const small = ['corrections', 'invitation_mails']

/** What makes everybody wait for as long as all rows of a table are gone through. */
function heldUpBy(text: string): string[] {
  const statements = text.replaceAll(/--.*/g, '').split(';')
  const made = new Set(
    Array.from(
      text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g),
      ([, name]) => name,
    ),
  )
  return statements.flatMap((statement) => {
    const words = statement.replaceAll(/\s+/g, ' ').trim()
    const [, altered] = /^alter table (?:only )?(\w+)/.exec(words) ?? []
    const [, indexed = ''] = /^create (?:unique )?index .*?\bon (\w+)/.exec(words) ?? []
    if (indexed !== '' && !made.has(indexed) && !small.includes(indexed)) return [words]
    if (altered === undefined || made.has(altered)) return []
    const isLong = words.split(/, (?=add |drop |alter )/).some((part) => {
      if (/\bset not null\b|\btype \w+/.test(part)) return true
      const isChecked =
        /\b(check|foreign key|references|exclude)\b/.test(part) && / add |^add /.test(part)
      // A column without values has none that could refer to nothing.
      const isNew = /add column/.test(part) && !/\bcheck\b/.test(part) && !/\bdefault\b/.test(part)
      return isChecked && !isNew && !part.endsWith('not valid') && !small.includes(altered)
    })
    return isLong ? [words] : []
  })
}

const later = globSync('db/migrations/*.sql', { cwd: projectRoot })
  .filter((file) => file > `db/migrations/${lastReleased}`)
  .sort()

test.each(later)('%s lets others go on', (file) => {
  expect(heldUpBy(readFileSync(join(projectRoot, file), 'utf8'))).toEqual([])
})

test('a change that looks at every row under its lock is found', () => {
  const found = [
    'alter table posts add check (views >= 0)',
    "alter table posts add column kind text check (kind <> '')",
    'alter table posts add constraint posts_of foreign key (id) references campaigns',
    'create index posts_of_kind on posts (kind)',
    'alter table posts alter column kind set not null',
  ]
  expect(heldUpBy(found.join(';'))).toEqual(found)
  expect(
    heldUpBy(
      'alter table posts add check (views >= 0) not valid; create table a (b int); create index on a (b)',
    ),
  ).toEqual([])
})
