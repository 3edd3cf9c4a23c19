/** Shows push messages, also while no page of ours is open. */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, tag, path, reading } = event.data.json()
  const data = { path, reading }
  event.waitUntil(self.registration.showNotification(title, { body, tag, data }))
})

self.addEventListener('notificationclick', (event) => {
  const { path, reading } = event.notification.data
  event.notification.close()
  event.waitUntil(Promise.all([markRead(reading), open(path)]))
})

/** Does not follow the redirect to the record, because `open` shows that page in a window. */
function markRead(reading) {
  return fetch(reading, { method: 'POST', redirect: 'manual' }).catch(() => undefined)
}

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [first] = windows
  if (first === undefined) return self.clients.openWindow(path)

  const client = await first.focus()
  return client.navigate(path)
}
