import { Controller } from '@hotwired/stimulus'

/**
 * Sends a code as soon as all of it is there. One that was refused is sent again only once it was changed.
 */
export class Code extends Controller<HTMLFormElement> {
  static override values = { length: Number }
  declare readonly lengthValue: number

  private sent = ''
  private isOnItsWay = false

  type({ target }: InputEvent): void {
    // People copy it with spaces and dashes around and in it, which the server passes over.
    const code = (target as HTMLInputElement).value.replace(/[\s-]/g, '')
    if (code.length !== this.lengthValue || code === this.sent) return
    this.sent = code
    this.element.requestSubmit()
  }

  /** Whoever presses Enter after the last character sends it a second time, when it is used up. */
  once(event: SubmitEvent): void {
    if (this.isOnItsWay) event.preventDefault()
    this.isOnItsWay = true
  }

  answered(): void {
    this.isOnItsWay = false
  }
}
