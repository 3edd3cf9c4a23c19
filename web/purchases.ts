import { Controller } from '@hotwired/stimulus'

/** Shows one row of a table at a time, chosen with a slider. The server has computed all of them. */
export class Purchases extends Controller {
  static override targets = ['slider', 'range', 'views', 'posts', 'cost', 'details', 'rows']

  declare readonly sliderTarget: HTMLElement
  declare readonly rangeTarget: HTMLInputElement
  declare readonly viewsTarget: HTMLElement
  declare readonly postsTarget: HTMLElement
  declare readonly costTarget: HTMLElement
  declare readonly detailsTarget: HTMLDetailsElement
  declare readonly rowsTarget: HTMLTableSectionElement

  override connect(): void {
    this.sliderTarget.hidden = false
    this.detailsTarget.open = false
    this.show()
  }

  show(): void {
    const cells = this.rowsTarget.rows[Number(this.rangeTarget.value)]?.cells
    const [views = '', cost = '', posts = ''] = [...(cells ?? [])].map(
      ({ textContent }) => textContent,
    )
    this.viewsTarget.textContent = views
    this.costTarget.textContent = cost
    this.postsTarget.textContent = posts
    this.rangeTarget.setAttribute('aria-valuetext', `${views} views: ${posts} posts, ${cost} each`)
  }
}
