import { Controller } from '@hotwired/stimulus'

/** Fills a usual amount into the field beside it, and leaves the rest of the form as it is. */
export class UsualAmount extends Controller<HTMLElement> {
  choose(event: Event): void {
    const field = this.element.querySelector('input')
    const amount = (event.currentTarget as HTMLElement).dataset.amount
    if (field === null || amount === undefined) return
    event.preventDefault()
    field.value = amount
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
}
