import { Controller } from '@hotwired/stimulus'

/** Has a phone share a link the way it shares everything. Elsewhere the sheet of the page opens. */
export class Share extends Controller<HTMLDetailsElement> {
  static override values = { title: String, url: String }
  declare readonly titleValue: string
  declare readonly urlValue: string

  async offer(event: Event): Promise<void> {
    const shared = { title: this.titleValue, url: this.urlValue }
    const isPhone = matchMedia('(pointer: coarse)').matches
    if (!isPhone || this.element.open || navigator.canShare?.(shared) !== true) return
    event.preventDefault()
    try {
      await navigator.share(shared)
    } catch (error) {
      // Whoever thinks better of it wants no other way offered.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.element.open = true
    }
  }
}
