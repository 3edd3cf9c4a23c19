import { Controller } from '@hotwired/stimulus'

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** Shows times in the reader's time zone, which only the browser knows. */
export class LocalTime extends Controller<HTMLTimeElement> {
  override connect(): void {
    this.element.title = exact.format(new Date(this.element.dateTime))
  }
}
