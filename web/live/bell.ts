import { Controller } from '@hotwired/stimulus'

const latest = 8

/** Opens the latest notifications under the bell. The page of all of them holds the same list. */
export class Bell extends Controller<HTMLElement> {
  static override values = { address: String }
  static override targets = ['panel', 'list', 'reading']
  declare readonly addressValue: string
  declare readonly panelTarget: HTMLElement
  declare readonly listTarget: HTMLElement
  declare readonly readingTarget: HTMLFormElement

  override disconnect(): void {
    this.panelTarget.hidePopover()
  }

  async open(event: MouseEvent): Promise<void> {
    // Where all of them are shown there is nothing to open, and a new tab is for the page.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (isElsewhere || location.pathname === this.addressValue) return
    event.preventDefault()
    this.panelTarget.showPopover()
    await this.load()
  }

  async markAll(event: Event): Promise<void> {
    event.preventDefault()
    await fetch(this.readingTarget.action, { method: 'POST', redirect: 'manual' })
    await this.load()
  }

  private async load(): Promise<void> {
    this.listTarget.ariaBusy = 'true'
    const response = await fetch(this.addressValue, { headers: { accept: 'text/html' } })
    if (!response.ok) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const list = page.getElementById('notifications')
    for (const item of [...(list?.querySelectorAll('li') ?? [])].slice(latest)) item.remove()
    for (const rest of list?.querySelectorAll('nav') ?? []) rest.remove()
    this.listTarget.replaceChildren(...(list?.children ?? []))
    this.listTarget.ariaBusy = 'false'
    this.readingTarget.hidden = page.querySelector(`main form[action="${this.action}"]`) === null
    this.count(page)
  }

  /** Whoever has opened them has seen them. */
  private count(page: Document): void {
    const fresh = page.getElementById('bell')
    const bell = document.getElementById('bell')
    if (fresh && bell) bell.replaceChildren(...fresh.childNodes)
  }

  private get action(): string | null {
    return this.readingTarget.getAttribute('action')
  }
}
