import { Controller } from '@hotwired/stimulus'
import { formatMoney } from '../../src/vocabulary/amounts/money.ts'

/**
 * Says how many boxes are ticked and, of posts, what these would earn; ticks all at once. Without scripts the
 * next page says it.
 */
export class Ticked extends Controller {
  static override targets = ['box', 'sum', 'all', 'whole', 'found']
  static override values = { noun: { type: String, default: 'post' } }
  declare readonly boxTargets: HTMLInputElement[]
  declare readonly sumTarget: HTMLElement
  declare readonly hasSumTarget: boolean
  declare readonly allTargets: HTMLInputElement[]
  declare readonly wholeTargets: HTMLElement[]
  declare readonly foundTargets: HTMLInputElement[]
  declare readonly nounValue: string

  override connect(): void {
    for (const whole of this.wholeTargets) whole.hidden = false
    this.count()
  }

  tickAll({ currentTarget }: Event): void {
    const { checked } = currentTarget as HTMLInputElement
    for (const box of this.boxTargets) box.checked = checked
  }

  /** Whoever unticks one of all that were found does not want all of them any more. */
  count(event?: Event): void {
    const changed = event?.target
    if (changed instanceof HTMLInputElement && this.boxTargets.includes(changed))
      for (const found of this.foundTargets) found.checked = false
    const ticked = this.boxTargets.filter(({ checked }) => checked)
    for (const all of this.allTargets) {
      all.checked = ticked.length > 0 && ticked.length === this.boxTargets.length
      all.indeterminate = ticked.length > 0 && !all.checked
    }
    if (this.hasSumTarget) this.sumTarget.textContent = this.inWords(ticked)
  }

  private inWords(ticked: HTMLInputElement[]): string {
    const noun = this.nounValue
    const found = this.foundTargets.find(({ checked }) => checked)
    if (found) return `${found.parentElement?.textContent?.trim()}`
    if (ticked.length === 0) return `No ${noun} is ticked`
    const counted = `${ticked.length} ${noun}${ticked.length === 1 ? '' : 's'}`
    const sums = new Map<string, number>()
    for (const { dataset } of ticked)
      if (dataset.currency)
        sums.set(dataset.currency, (sums.get(dataset.currency) ?? 0) + Number(dataset.amount))
    const money = [...sums].map(([currency, amount]) => formatMoney(amount, currency)).join(' and ')
    return money === '' ? `${counted} ticked` : `${counted}, would earn ${money}`
  }
}
