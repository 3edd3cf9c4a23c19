import { Controller } from '@hotwired/stimulus'

/** Shows one row of a table at a time, chosen with a slider. The server has computed all of them. */
export class Purchases extends Controller {
  static override targets = ['slider', 'range', 'views', 'figure', 'rest', 'details', 'rows']

  declare readonly sliderTarget: HTMLElement
  declare readonly rangeTarget: HTMLInputElement
  declare readonly viewsTarget: HTMLElement
  declare readonly figureTarget: HTMLElement
  declare readonly restTarget: HTMLElement
  declare readonly detailsTarget: HTMLDetailsElement
  declare readonly rowsTarget: HTMLTableSectionElement

  override connect(): void {
    this.sliderTarget.hidden = false
    this.detailsTarget.open = false
    this.show()
  }

  show(): void {
    const row = this.rowsTarget.rows[Number(this.rangeTarget.value)]
    const views = row?.cells[0]?.textContent ?? ''
    const { figure = '', rest = '' } = row?.dataset ?? {}
    this.viewsTarget.textContent = views
    this.figureTarget.textContent = figure
    this.restTarget.textContent = rest
    this.rangeTarget.setAttribute('aria-valuetext', `${views} views: ${figure}, ${rest}`)
  }
}
