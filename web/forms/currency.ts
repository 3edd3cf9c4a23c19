import { Controller } from '@hotwired/stimulus'

/** Keeps the code beside each amount the same as the currency that is chosen. */
export class Currency extends Controller {
  static override targets = ['code']
  declare readonly codeTargets: HTMLElement[]

  show({ target }: Event): void {
    const { name, value } = target as HTMLSelectElement
    if (!name.endsWith('[currency]')) return
    for (const code of this.codeTargets) code.textContent = value
  }
}
