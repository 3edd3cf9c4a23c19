import { Controller } from '@hotwired/stimulus'
import { readNumber } from '../../src/vocabulary/amounts/typed-numbers.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const mostDays = 365

/**
 * Fills a usual amount into the field beside it, and leaves the rest of the form as it is. Says until when
 * the amount lasts that stands there.
 */
export class UsualAmount extends Controller<HTMLElement> {
  static override targets = ['lasts']
  static override values = { left: Number, burn: Number, now: Number }
  declare readonly lastsTargets: HTMLElement[]
  declare readonly leftValue: number
  declare readonly burnValue: number
  declare readonly nowValue: number

  tell(): void {
    const { isNegative, whole, fraction } =
      readNumber(this.element.querySelector('input')?.value ?? '') ?? {}
    const amount = isNegative || whole === undefined ? 0 : Number(`${whole}.${fraction}`)
    const days = Math.floor((this.leftValue + amount) / this.burnValue)
    const isKnown = amount > 0 && days <= mostDays
    const until = day.format(new Date(this.nowValue + (isKnown ? days : 0) * 86_400_000))
    for (const lasts of this.lastsTargets)
      lasts.textContent = isKnown ? `With this much more it lasts until about ${until}.` : ''
  }

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
