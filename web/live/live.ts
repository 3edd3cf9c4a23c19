import { Controller } from '@hotwired/stimulus'
import { fetchPage, isInUse, partsOf, replacePart, topicsShown, whenFreed } from './live-parts.ts'
import { leave, listen, type Said, stop } from './live-stream.ts'

const gatherMs = 250
const restMs = 2_000
const troubleMs = 15_000

/** Kept from page to page: what is heard on the way to the next may have come too late for it. */
const stale = new Set<string>()
/** Topics that could not be shown because someone was in the midst of something. */
const held = new Set<string>()
let hasListened = false

/** Refreshes the parts of a page whose matter has changed, while someone looks at it. */
export class Live extends Controller<HTMLElement> {
  static override values = { address: String }
  static override targets = ['status']
  declare readonly addressValue: string
  declare readonly statusTarget: HTMLElement

  private readonly abort = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined
  private isRefreshing = false
  private isLeaving = false
  private notBefore = 0

  override connect(): void {
    const { signal } = this.abort
    document.addEventListener('visibilitychange', () => this.schedule(), { signal })
    this.element.addEventListener('focusout', () => this.release(), { signal })
    whenFreed(() => this.release(), signal)
    for (const going of ['turbo:submit-start', 'turbo:visit'])
      document.addEventListener(going, () => this.setLeaving(true), { signal })
    for (const staying of ['turbo:submit-end', 'turbo:load'])
      document.addEventListener(staying, () => this.setLeaving(false), { signal })
    // A page that a browser keeps for the way back must not keep the stream.
    window.addEventListener('pagehide', stop, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.listen(), { signal })
    this.listen()
    this.release()
  }

  override disconnect(): void {
    this.abort.abort()
    clearTimeout(this.timer)
    leave(this.hear)
  }

  private listen(): void {
    listen(this.addressValue, this.hear)
  }

  private readonly hear = (said: Said): void => {
    if (said.kind === 'changed') for (const topic of said.topics) stale.add(topic)
    // Whatever was told before, while nobody listened, shows only if one looks again.
    if (said.kind === 'ready' && hasListened) for (const topic of topicsShown()) stale.add(topic)
    if (said.kind === 'ready') hasListened = true
    this.element.dataset.liveState = said.kind === 'over' ? 'off' : 'on'
    this.schedule()
  }

  private setLeaving(isLeaving: boolean): void {
    this.isLeaving = isLeaving
    this.schedule()
  }

  private release(): void {
    for (const topic of held) stale.add(topic)
    held.clear()
    this.schedule()
  }

  private schedule(): void {
    clearTimeout(this.timer)
    if (stale.size === 0 || document.hidden || this.isLeaving || this.isRefreshing) return
    this.timer = setTimeout(() => this.refresh(), Math.max(gatherMs, this.notBefore - Date.now()))
  }

  private async refresh(): Promise<void> {
    const topics = new Set(stale)
    stale.clear()
    const parts = partsOf(topics)
    if (parts.length === 0) return

    this.isRefreshing = true
    this.notBefore = Date.now() + restMs
    try {
      const page = await fetchPage()
      if (page !== undefined && !this.isLeaving) this.replace(parts, page)
    } catch {
      for (const topic of topics) stale.add(topic)
      this.notBefore = Date.now() + troubleMs
    } finally {
      this.isRefreshing = false
      this.schedule()
    }
  }

  private replace(parts: HTMLElement[], page: Document): void {
    for (const part of parts) {
      const fresh = page.getElementById(part.id)
      if (fresh === null || !part.isConnected) continue
      if (isInUse(part)) {
        for (const topic of part.dataset.live?.split(' ') ?? []) held.add(topic)
        continue
      }
      const news = replacePart(part, fresh)
      if (news !== undefined) this.statusTarget.textContent = news
    }
  }
}
