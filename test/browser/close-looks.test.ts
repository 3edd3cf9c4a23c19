import { h } from 'preact'
import { describe, expect, test } from 'vitest'
import { triesAll } from '../support/run/turns.ts'
import { type CloseLooks, closeLooks } from './close-looks.ts'

const page = 'src/pages/welcome/views/steps.tsx'
/** As a page does with each of its parts. */
const draw = (name: string) =>
  h(
    Object.defineProperty(() => null, 'name', { value: name }),
    {},
  )

const indexes = [0, 1, 2, 3, 4, 5, 6, 7]
const looksBy = (closeLook: CloseLooks) =>
  indexes.flatMap((index) => closeLook(index).map((colours) => `${index} ${colours}`))

describe.skipIf(triesAll)('Where not everything is looked at', () => {
  test('without a change on pages it is the turn of a quarter, and of the next with another commit', () => {
    const changed = [
      'docs/money.md',
      'src/money/ledger/transfers.ts',
      'src/teams/invitations/x.test.tsx',
    ]
    expect(looksBy(closeLooks({ commits: 101, changed }))).toEqual(['1 dark', '5 light'])
    expect(looksBy(closeLooks({ commits: 102, changed }))).toEqual(['2 dark', '6 light'])
    expect(looksBy(closeLooks({ commits: 105, changed }))).toEqual(['1 light', '5 dark'])
  })

  test('a page that shows a part which was changed is looked at whenever it is opened, in both', () => {
    const closeLook = closeLooks({ commits: 0, changed: [page] })
    draw('Steps')
    expect(closeLook(1)).toEqual(['light', 'dark'])
    expect(closeLook(1)).toEqual([])
    draw('Welcome')
    expect(closeLook(1)).toEqual([])
  })

  test('a change of routes counts for the pages that they put together', () => {
    const closeLook = closeLooks({ commits: 0, changed: ['src/pages/welcome/routes.tsx'] })
    draw('Welcome')
    expect(closeLook(1)).toEqual(['light', 'dark'])
  })

  test.each(['web/application.css', 'src/framework/views/button.tsx', 'package-lock.json'])(
    'after a change of %s it is the turn of half, some in light and others in dark',
    (file) => {
      const changed = [file]
      const even = ['0 dark', '2 dark', '4 light', '6 light']
      const odd = ['1 dark', '3 dark', '5 light', '7 light']
      expect(looksBy(closeLooks({ commits: 4, changed }))).toEqual(even)
      expect(looksBy(closeLooks({ commits: 5, changed }))).toEqual(odd)
    },
  )
})
