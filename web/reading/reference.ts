import { Controller } from '@hotwired/stimulus'

/** Opens what a link or the address names, because browsers scroll to it but leave it closed. */
export class Reference extends Controller {
  static override targets = ['contents']
  declare readonly contentsTarget: HTMLDetailsElement

  override connect(): void {
    this.show()
  }

  /** A link that has the name itself leads to where it is told of. */
  show(): void {
    const place = this.open(location.hash)
    const link = place?.closest('a')
    if (link) location.replace(link.href)
    else place?.scrollIntoView()
  }

  /** Comes before the browser scrolls: what opens or closes later would move the place away. */
  follow({ target }: Event): void {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    if (link === null) return
    this.contentsTarget.open = false
    this.open(link.hash)
  }

  private open(hash: string): Element | null {
    const place = document.getElementById(hash.slice(1))
    const entry = place?.closest('details')
    if (entry) entry.open = true
    this.mark(hash)
    return place
  }

  /** In the list beside the page, which is longer than the screen. */
  private mark(hash: string): void {
    for (const link of this.element.querySelectorAll('nav a[href^="#"]')) {
      link.removeAttribute('aria-current')
      if (link.getAttribute('href') !== hash) continue
      link.setAttribute('aria-current', 'location')
      link.scrollIntoView({ block: 'nearest' })
    }
  }
}
