import { Controller } from '@hotwired/stimulus'

/** Says how many posts are ticked, and what these would earn. Without scripts the next page says it. */
export class Ticked extends Controller {
  static override targets = ['box', 'sum']
  declare readonly boxTargets: HTMLInputElement[]
  declare readonly sumTarget: HTMLElement
  declare readonly hasSumTarget: boolean

  override connect(): void {
    this.count()
  }

  count(): void {
    if (!this.hasSumTarget) return
    const ticked = this.boxTargets.filter(({ checked }) => checked)
    const sums = new Map<string, number>()
    for (const { dataset } of ticked) {
      const { currency = '', amount } = dataset
      sums.set(currency, (sums.get(currency) ?? 0) + Number(amount))
    }
    const money = [...sums].map(([currency, amount]) => inMoney(amount, currency)).join(' and ')
    const posts = ticked.length === 1 ? '1 post' : `${ticked.length} posts`
    this.sumTarget.textContent =
      ticked.length === 0 ? 'No post is ticked' : `${posts}, would earn ${money}`
  }
}

function inMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** digits)
}
