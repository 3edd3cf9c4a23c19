import { Controller } from '@hotwired/stimulus'

/** Loads the page on which a post plays once someone wants to see it, and ends it when they close it. */
export class Player extends Controller<HTMLDetailsElement> {
  static override targets = ['frame', 'link']
  declare readonly frameTarget: HTMLIFrameElement
  declare readonly linkTarget: HTMLElement

  override connect(): void {
    this.linkTarget.hidden = true
  }

  /** Within the frame its page has the keys. */
  close({ key }: KeyboardEvent): void {
    if (key === 'Escape') this.element.open = false
  }

  toggle(): void {
    const { frameTarget: frame } = this
    if (this.element.open) {
      frame.src = frame.dataset.src ?? ''
      frame.scrollIntoView({ block: 'nearest' })
    } else {
      frame.removeAttribute('src')
    }
  }
}
