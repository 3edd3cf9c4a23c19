import { Controller } from '@hotwired/stimulus'
import { isTyping } from './typing.ts'

/** How long G waits for the key that says where to. */
const patience = 1500

/** Goes to pages by two keys, and shows all keys. Pages are found by the entries of the palette. */
export class Shortcuts extends Controller<HTMLElement> {
  static override targets = ['keys', 'go']
  declare readonly keysTarget: HTMLElement
  declare readonly goTargets: HTMLAnchorElement[]

  private readonly abort = new AbortController()
  private goesUntil = 0

  override connect(): void {
    const { signal } = this.abort
    // Before the keys of the page itself: the second key may mean something else there.
    document.addEventListener('keydown', (event) => this.press(event), { signal, capture: true })
  }

  override disconnect(): void {
    this.abort.abort()
  }

  showKeys(): void {
    this.keysTarget.showPopover()
  }

  private press(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, repeat } = event
    if (ctrlKey || metaKey || altKey || isComposing || repeat || key === 'Shift') return
    const goes = event.timeStamp < this.goesUntil
    this.goesUntil = 0
    if (isTyping(target) || document.querySelector('dialog[open]')) return
    if (goes) this.go(event)
    else if (key.toLowerCase() === 'g') this.goesUntil = event.timeStamp + patience
    else if (key === '?') {
      event.preventDefault()
      this.keysTarget.togglePopover()
    }
  }

  private go(event: KeyboardEvent): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    const key = event.key.toLowerCase()
    this.goTargets.find(({ dataset }) => dataset.key === key)?.click()
  }
}
