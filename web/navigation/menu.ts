import { Controller } from '@hotwired/stimulus'

/** Closes an open menu on a click elsewhere or on Escape. Opening needs no script. */
export class Menu extends Controller<HTMLDetailsElement> {
  private readonly abort = new AbortController()

  override connect(): void {
    const { signal } = this.abort
    document.addEventListener('click', (event) => this.closeUnless(event.target as Node), {
      signal,
    })
    document.addEventListener('keydown', (event) => event.key === 'Escape' && this.close(), {
      signal,
    })
    this.element.addEventListener('toggle', () => this.reveal(), { signal })
  }

  override disconnect(): void {
    this.abort.abort()
  }

  private closeUnless(target: Node): void {
    if (!this.element.contains(target)) this.element.open = false
  }

  private close(): void {
    if (!this.element.open) return
    this.element.open = false
    this.element.querySelector('summary')?.focus()
  }

  /** A form that decides opens above its button, where a low window may not show all of it. */
  private reveal(): void {
    const form = this.element.querySelector(':scope[open] > .decide')
    form?.scrollIntoView({ block: 'nearest' })
  }
}
