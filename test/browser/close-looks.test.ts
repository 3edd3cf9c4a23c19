import { h } from 'preact'
import { expect, test } from 'vitest'
import { closeLooks } from './close-looks.ts'

const page = 'src/pages/welcome/views/steps.tsx'
/** As a page does with each of its parts. */
const draw = (name: string) =>
  h(
    Object.defineProperty(() => null, 'name', { value: name }),
    {},
  )

const indexes = [0, 1, 2, 3, 4, 5, 6, 7]

test('without a change on pages it is the turn of a quarter, and of the next with another commit', () => {
  const changed = [
    'docs/money.md',
    'src/money/ledger/transfers.ts',
    'src/teams/invitations/x.test.tsx',
  ]
  expect(indexes.filter(closeLooks({ commits: 101, changed }))).toEqual([1, 5])
  expect(indexes.filter(closeLooks({ commits: 102, changed }))).toEqual([2, 6])
})

test('a page that shows a part which was changed is looked at whenever it is opened', () => {
  const deservesLook = closeLooks({ commits: 0, changed: [page] })
  draw('Steps')
  expect(deservesLook(1)).toBe(true)
  expect(deservesLook(1)).toBe(false)
  draw('Welcome')
  expect(deservesLook(1)).toBe(false)
})

test('a change of routes counts for the pages that they put together', () => {
  const deservesLook = closeLooks({ commits: 0, changed: ['src/pages/welcome/routes.tsx'] })
  draw('Welcome')
  expect(deservesLook(1)).toBe(true)
})

test.each(['web/application.css', 'src/framework/views/button.tsx', 'package-lock.json'])(
  'a change of %s is to be seen everywhere',
  (file) => {
    expect(indexes.filter(closeLooks({ commits: 0, changed: [file] }))).toEqual(indexes)
  },
)
