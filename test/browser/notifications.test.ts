import { describe, expect, test } from 'vitest'
import { db } from '../support/helper.ts'
import { signIn, tell } from '../support/reading/notices.ts'
import { makeBrowser } from '../support/servers/push-service.ts'
import { createUser } from '../support/world/factories.ts'
import { openWindow } from './browser.ts'
import { barriersIn } from './inspection.ts'

describe('someone who is told what happened', () => {
  test('sees it on opening the list, and has read it on following it', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    const page = await openWindow({ user })
    await page.goto('/organizations')

    await page.getByRole('link', { name: 'Notifications, 1 new' }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByText('Unread').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Notifications', exact: true }).first().waitFor()
    expect(await barriersIn(page)).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/organizations')
    await panel.getByRole('button', { name: 'Firefox on Linux' }).click()
    await page.getByRole('heading', { name: 'Sessions' }).waitFor()

    await page.goto('/me/notifications')
    expect(await page.getByText('Unread').count()).toBe(0)
  })

  test('chooses by topic how, and finds the choice again', async () => {
    const user = await createUser(db)
    const page = await openWindow({ user, width: 360, timezoneId: 'Asia/Tokyo' })
    await page.goto('/me/notification_settings')

    const messages = page.getByRole('group', { name: 'Messages' })
    await messages.getByLabel('Mail').selectOption('In the daily mail')
    await messages.getByLabel('Push').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your choice is saved.').waitFor()

    expect(await messages.getByLabel('Mail').inputValue()).toBe('daily')
    expect(await messages.getByLabel('Push').isChecked()).toBe(false)
    await page.getByText('Asia/Tokyo time').waitFor()
    expect(await barriersIn(page)).toEqual([])
  })

  test('marks all as read in place, and goes on to the list', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    await tell(user, signIn())
    const page = await openWindow({ user, width: 360 })
    await page.goto('/organizations')
    await page.locator('#bell').click()

    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await panel.getByText('Unread').first().waitFor({ state: 'detached' })
    const { x, width } = (await panel.boundingBox()) ?? { x: -1, width: 0 }
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
    await panel.getByRole('link', { name: 'All notifications' }).click()
    await page.waitForURL('**/me/notifications')
    await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor()
  })

  test('follows the bell to the list without scripts', async () => {
    const page = await openWindow({ user: await createUser(db), javaScriptEnabled: false })
    await page.goto('/organizations')
    await page.locator('#bell').click()
    await page.waitForURL('**/me/notifications')
  })

  test('switches push off and on', async () => {
    const page = await openWindow({ user: await createUser(db) })
    await page.goto('/me/notification_settings')
    const push = page.getByRole('switch', { name: 'Push messages' })
    const before = await push.getAttribute('aria-checked')

    await push.click()
    await page.getByText(before === 'true' ? 'Push is off.' : 'Push is on.').waitFor()
    await push.click()
    await page.getByText(before === 'true' ? 'Push is on.' : 'Push is off.').waitFor()
    expect(await push.getAttribute('aria-checked')).toBe(before)
  })

  test('gets push messages on this device until it is removed', async () => {
    const page = await openWindow({ user: await createUser(db) })
    await page.context().grantPermissions(['notifications'])
    const { p256dh, auth } = makeBrowser()
    await page.addInitScript(subscribeTo, { p256dh, auth })
    await page.goto('/me/notification_settings')

    await page.getByRole('button', { name: 'Turn on for this device' }).click()
    await page.getByText('This device gets your push messages.').waitFor()

    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove device' }).click()
    await page.getByRole('button', { name: 'Turn on for this device' }).waitFor()
  })
})

/** Stands in for the service that a browser subscribes at, which no test can reach. */
function subscribeTo(keys: { p256dh: string; auth: string }): void {
  const kept = 'endpoint'
  const subscription = () => {
    const endpoint = localStorage.getItem(kept)
    if (endpoint === null) return null
    return {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => localStorage.removeItem(kept),
    }
  }
  // Chromium without windows says that it is denied, even after it was granted.
  Object.defineProperty(Notification, 'permission', { value: 'granted' })
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription(),
    subscribe: async () => {
      localStorage.setItem(kept, `https://push.example.com/${crypto.randomUUID()}`)
      return subscription()
    },
  })
}
