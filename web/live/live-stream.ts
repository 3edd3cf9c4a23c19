/** A message of the server: that nothing is missed from now on, what has changed, or that it is over. */
export type Said = { kind: 'ready' | 'over' } | { kind: 'changed'; topics: string[] }

type Hear = (said: Said) => void

/** A message of a window that begins to hear, and whose page is as old as this. */
type Joined = { kind: 'joined'; since: number }

/** All windows of a browser share one stream, and with it one of its few connections to a server. */
const name = 'troupe-live'

const firstPause = 2_000
const longestPause = 300_000
/** From one page to the next nobody listens for a moment. */
const graceMs = 2_000
/** Between a page and its script lies the time that it takes to load. */
const keptMs = 10_000

let hear: Hear | undefined
let running: AbortController | undefined
let stopping: ReturnType<typeof setTimeout> | undefined
let isLeading = false
const lately: { at: number; topics: string[] }[] = []

/** Without locks, as on an unencrypted network, windows could not share a stream, and have none. */
export function listen(address: string, listener: Hear): void {
  clearTimeout(stopping)
  hear = listener
  if (running !== undefined || navigator.locks === undefined) return

  running = new AbortController()
  const { signal } = running
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Said | Joined>) => {
    if (data.kind !== 'joined') return take(data)
    const topics = isLeading ? heardSince(data.since) : []
    if (topics.length > 0) channel.postMessage({ kind: 'changed', topics } satisfies Said)
  })
  signal.addEventListener('abort', () => channel.close())
  const tell = (said: Said) => {
    channel.postMessage(said)
    take(said)
  }
  channel.postMessage({ kind: 'joined', since: Date.now() - performance.now() } satisfies Joined)
  lead(address, tell, signal).catch((error) => {
    if (!signal.aborted) throw error
  })
}

export function leave(listener: Hear): void {
  if (hear !== listener) return
  hear = undefined
  stopping = setTimeout(stop, graceMs)
}

export function stop(): void {
  running?.abort()
  running = undefined
}

/** Takes what this window hears, from the server or from the window that listens to it. */
function take(said: Said): void {
  if (said.kind === 'over') stop()
  if (said.kind === 'changed') keep(said.topics)
  hear?.(said)
}

function keep(topics: string[]): void {
  const at = Date.now()
  lately.push({ at, topics })
  while ((lately[0]?.at ?? at) < at - keptMs) lately.shift()
}

const heardSince = (moment: number): string[] =>
  lately.filter(({ at }) => at >= moment).flatMap(({ topics }) => topics)

/** Waits for its turn to listen. While a stream cannot be had, another window may try. */
async function lead(address: string, tell: Hear, signal: AbortSignal): Promise<void> {
  let pause = firstPause
  const ready = () => {
    pause = firstPause
  }
  while (!signal.aborted) {
    await navigator.locks.request(name, { signal }, () => follow(address, tell, ready, signal))
    // Spread out, so that not all come back at once after a restart.
    await sleep(pause * (0.5 + Math.random()), signal)
    pause = Math.min(pause * 2, longestPause)
  }
}

/** Until the stream ends, from whichever side. */
function follow(
  address: string,
  tell: Hear,
  ready: () => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    // The server tells as well of changes since the browser asked for the page.
    const source = new EventSource(`${address}?ago=${Math.round(performance.now())}`)
    isLeading = true
    const end = () => {
      isLeading = false
      source.close()
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
    source.addEventListener('error', end)
    source.addEventListener('ready', () => {
      ready()
      tell({ kind: 'ready' })
    })
    source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
      tell({ kind: 'changed', topics: data.split(' ') }),
    )
    source.addEventListener('over', () => tell({ kind: 'over' }))
  })
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
