import { Controller } from '@hotwired/stimulus'

const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** In the language of the pages, as the server writes them. */
const written = {
  moment: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }),
  day: new Intl.DateTimeFormat('en', { dateStyle: 'medium' }),
}

/**
 * Shows times in the reader's time zone, which only the browser knows. A distance is the same in all of them.
 */
export class LocalTime extends Controller<HTMLTimeElement> {
  static override values = { written: String, word: String }
  declare readonly writtenValue: keyof typeof written | ''
  declare readonly wordValue: string

  override connect(): void {
    const at = new Date(this.element.dateTime)
    this.element.title = full.format(at)
    if (this.writtenValue !== '')
      this.element.textContent = `${this.wordValue} ${written[this.writtenValue].format(at)}`.trim()
  }
}
