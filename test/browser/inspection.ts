import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { projectRoot } from '../../src/framework/project-root.ts'
import { assetsDirectory } from '../../src/framework/views/layout/assets.ts'

// The minified source takes a page half as long to load as the one with comments.
const axeSource = readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** Waits until everything has loaded. Nothing moves, because the windows ask for reduced motion. */
export async function settle(page: Page): Promise<void> {
  const editors = page.locator('[data-controller=rich-text]')
  if ((await editors.count()) > 0) await editors.locator('trix-editor').waitFor()

  await page.evaluate(() => document.fonts.ready.then(() => true))
}

/** Waits until a new colour scheme is applied, which is with the next frame. */
export async function awaitColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

/** Serious accessibility problems, by some rules of axe or by all, in a part of the page or in all of it. */
export async function barriersIn(page: Page, rules?: string[], part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([part, options]) => {
      // Axe passes over what is folded away, but only after a long look at each element of it.
      const folded = Array.from(document.querySelectorAll('details:not([open]) > :not(summary)'))
      const places = folded.map((closed) => {
        const place = document.createComment('')
        closed.replaceWith(place)
        return place
      })
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, options)
      places.forEach((place, index) => {
        place.replaceWith(folded[index] as Element)
      })
      return violations
    },
    [part, axeOptions(rules)] as const,
  )

  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target} ${html}`))
}

/** Leaves out results that nobody reads, because with them a check takes twice as long. */
function axeOptions(rules: string[] | undefined): RunOptions {
  const brief: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false }
  return rules === undefined ? brief : { ...brief, runOnly: rules }
}

/** The compressed size, in bytes, of the scripts and styles that a page loads. */
export async function weightOf(page: Page): Promise<{ scripts: number; styles: number }> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const sum = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + compressedSize(file), 0)

  return { scripts: sum('.js'), styles: sum('.css') }
}

const sizes = new Map<string, number>()

function compressedSize(path: string): number {
  const file = join(assetsDirectory, path.replace('/assets/', ''))
  const size = sizes.get(path) ?? gzipSync(readFileSync(file)).length
  sizes.set(path, size)
  return size
}
