import { Controller } from '@hotwired/stimulus'

/** Puts a text on the clipboard, and says on the button that it is there. */
export class Copy extends Controller<HTMLButtonElement> {
  static override values = { text: String }
  static override targets = ['label']
  declare readonly textValue: string
  declare readonly labelTarget: HTMLElement

  override connect(): void {
    // Browsers keep the clipboard from pages that come over plain http from another machine.
    this.element.hidden = navigator.clipboard === undefined
  }

  async copy(): Promise<void> {
    await navigator.clipboard.writeText(this.textValue)
    this.labelTarget.textContent = 'Copied'
  }
}
