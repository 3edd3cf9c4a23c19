import { Controller } from '@hotwired/stimulus'

/**
 * Opens a question over a page that cannot be reached until it is answered: neither by Tab nor by a click
 * beside it. Without scripts the browser opens it as a popover.
 */
export class Confirm extends Controller<HTMLDialogElement> {
  override disconnect(): void {
    this.close()
  }

  /** A dialog tells of its own opening in the same way. */
  open(event: ToggleEvent): void {
    if (event.newState !== 'open' || !event.cancelable || this.isOpening) return
    event.preventDefault()
    this.isOpening = true
    this.element.showModal()
    this.isOpening = false
  }

  close(): void {
    this.element.close()
  }

  private isOpening = false
}
