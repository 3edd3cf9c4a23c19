import { Controller } from '@hotwired/stimulus'

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** The server knows no time zones; the browser knows its reader's. */
export class LocalTime extends Controller<HTMLTimeElement> {
  override connect(): void {
    this.element.title = exact.format(new Date(this.element.dateTime))
  }
}
