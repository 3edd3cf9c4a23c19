import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { baseUrl } from '../../src/vocabulary/addresses/urls.ts'
import { isInTurn } from '../support/run/turns.ts'
import { newWindow, type Window } from './browser.ts'
import { type Colours, closeLooks, forgetDrawn } from './close-looks.ts'
import { awaitColours, barriersIn, settle, weightOf } from './inspection.ts'
import { pagesOf, type Visit, type Visitor } from './pages.ts'
import { smallTargetsOf } from './touch.ts'
import { ask } from './visitors.ts'
import { theWorld } from './world.ts'

/** A folder, for those who want to see the pages. Without it none are taken: they take long. */
const screenshots = process.env.SCREENSHOTS

const kilobyte = 1000
const world = await theWorld()

/** Every visit to a page, with the name of its test and its screenshots. */
export const visits = Object.entries(pagesOf(world)).flatMap(([route, places]) =>
  typeof places === 'string'
    ? []
    : places.map((visit, index) => ({ ...visit, name: nameOf(route, visit, index) })),
)

const windows = new Map<Visitor, Window>()
const closeLook = closeLooks()

export function testLooksOf(some: typeof visits): void {
  afterAll(async () => {
    for (const { close } of windows.values()) await close()
    windows.clear()
  })

  describe('in light, in dark and on a phone', () => {
    const numbered = some.map((visit, index) => ({ ...visit, index }))
    test.for(numbered)('$name', async ({ who, address, heavy, name, index }, { skip }) => {
      // Drawn once without a browser, which is quick and tells which parts it shows.
      forgetDrawn()
      await ask(world, who, address)
      const looks = closeLook(index)
      skip(looks.length === 0 && !isInTurn(index, 4), 'its turn is with the next commit')
      const { page, complaints } = await windowOf(who)
      await look(page, 360, 'light')
      await page.goto(address)
      await settle(page)
      expect(new URL(page.url()).pathname).toBe(address.split('?')[0])

      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect.soft(await page.locator('.row-cards').evaluateAll(sideways)).toEqual([])
      expect.soft(await page.locator('.btn').evaluateAll(tooTall)).toEqual([])
      expect.soft(await smallTargetsOf(page)).toEqual([])
      await photograph(page, `${name}.phone`)

      if (looks.length > 0) {
        await unroll(page)
        expect.soft(await barriersIn(page, ['target-size'])).toEqual([])
      }
      for (const [number, colours] of looks.entries()) {
        await look(page, 1280, colours)
        // All but the colours is the same in both.
        const rules = number === 0 ? undefined : ['color-contrast']
        expect.soft(await barriersIn(page, rules)).toEqual([])
        await photograph(page, `${name}.${colours}`)
      }

      if (heavy === undefined) {
        const { scripts, styles } = await weightOf(page)
        expect.soft(scripts).toBeGreaterThan(0)
        expect.soft(scripts).toBeLessThan(100 * kilobyte)
        expect.soft(styles).toBeLessThan(60 * kilobyte)
      }
      expect(complaints.splice(0)).toEqual([])
    })
  })
}

/** Cards that have to be moved to be read. */
const sideways = (cards: Element[]) =>
  cards
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent)

/** Buttons whose words need more lines than they have room for. */
const tooTall = (buttons: Element[]) =>
  buttons
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent)

async function windowOf(who: Visitor): Promise<Window> {
  const known = windows.get(who)
  const isOpen = known?.page.isClosed() === false
  const window = isOpen ? known : await newWindow(who === 'nobody' ? {} : { user: world[who] })
  windows.set(who, window)
  if (who === 'nobody') {
    // Without these cookies the later steps of a sign-in would redirect to the first.
    const pending = ['pending_authentication_token', 'pending_two_factor_token']
    const cookies = pending.map((name) => ({ name, value: 'anything', url: baseUrl() }))
    await window.page.context().addCookies(cookies)
  }
  return window
}

async function photograph(page: Page, name: string): Promise<void> {
  if (screenshots === undefined) return
  await page.screenshot({ path: join(screenshots, `${name}.jpeg`), quality: 80, fullPage: true })
}

const looks = new WeakMap<Page, string>()

async function look(page: Page, width: number, colorScheme: Colours): Promise<void> {
  const wanted = `${width} ${colorScheme}`
  if (looks.get(page) === wanted) return
  looks.set(page, wanted)
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await awaitColours(page)
}

/** Shows a page whole: a link that is scrolled half below a bar is not small. */
async function unroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 360, height })
  looks.delete(page)
}

function nameOf(route: string, { who }: Visit, index: number): string {
  const words = route.replace('organizations/:organization_id', 'organization').match(/\w+/g)
  return [...(words ?? ['welcome']), who, ...(index > 0 ? [index + 1] : [])].join('-')
}
