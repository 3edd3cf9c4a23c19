import { Controller } from '@hotwired/stimulus'

const pause = 120

/** Opens the palette from the field in the top bar. */
export class PaletteOpener extends Controller<HTMLInputElement> {
  open(): void {
    const palette = document.querySelector<HTMLDialogElement>('dialog.palette')
    if (palette === null) return
    this.element.blur()
    palette.dispatchEvent(new CustomEvent('palette:open', { detail: this.element.value }))
  }
}

/** Jumps by keyboard: filters the pages at hand, and asks the server for what has the words. */
export class Palette extends Controller<HTMLDialogElement> {
  static override values = { address: String }
  static override targets = ['field', 'found', 'places']
  declare readonly addressValue: string
  declare readonly fieldTarget: HTMLInputElement
  declare readonly foundTarget: HTMLElement
  declare readonly placesTarget: HTMLElement

  private readonly abort = new AbortController()
  private waiting: ReturnType<typeof setTimeout> | undefined
  private asked = new AbortController()
  private hasAllPlaces = false

  override connect(): void {
    const { signal } = this.abort
    document.addEventListener('keydown', (event) => this.shortcut(event), { signal })
    this.element.addEventListener('palette:open', () => this.open(), { signal })
  }

  override disconnect(): void {
    this.abort.abort()
    this.asked.abort()
    clearTimeout(this.waiting)
    this.element.close()
  }

  type(): void {
    const { words } = this
    this.filter(words.toLowerCase().split(/\s+/))
    this.showFirst()
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => this.find(words), pause)
  }

  move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const links = this.links()
    if (step !== undefined) {
      event.preventDefault()
      const here = links.indexOf(document.activeElement as HTMLElement)
      const next = here + step
      if (next < 0) this.fieldTarget.focus()
      else links[Math.min(next, links.length - 1)]?.focus()
    } else if (event.key === 'Escape') {
      // A field for searching would only be emptied.
      event.preventDefault()
      this.element.close()
    } else if (event.key === 'Enter' && document.activeElement === this.fieldTarget) {
      links[0]?.click()
    }
  }

  closeOutside(event: MouseEvent): void {
    if (event.target === this.element || (event.target as Element).closest('.found'))
      this.element.close()
  }

  /** Like the page of the search does it: each word has to be in the name of a page, or near it. */
  private filter(words: string[]): void {
    for (const group of this.placesTarget.querySelectorAll('section')) {
      const items = [...group.querySelectorAll('li')]
      for (const item of items) {
        const name = item.querySelector('.found > span')?.textContent ?? ''
        const text = `${name} ${item.dataset.words}`.toLowerCase()
        item.hidden = !words.every((word) => text.includes(word))
      }
      group.hidden = items.every(({ hidden }) => hidden)
    }
  }

  private open(): void {
    if (this.element.open) return
    this.element.showModal()
    this.fieldTarget.select()
    this.showFirst()
    if (!this.hasAllPlaces) void this.loadPlaces()
  }

  /** A page holds only the places that keys go to; the page of the search has all. */
  private async loadPlaces(): Promise<void> {
    this.hasAllPlaces = true
    const page = await this.read(this.addressValue, this.abort.signal)
    const all = page.querySelector('#places .jumps')
    if (all !== null) this.placesTarget.querySelector('.jumps')?.replaceWith(all)
    this.filter(this.words.toLowerCase().split(/\s+/))
    this.showFirst()
  }

  private get words(): string {
    return this.fieldTarget.value.trim()
  }

  private async read(address: string, signal: AbortSignal): Promise<Document> {
    const response = await fetch(address, { headers: { accept: 'text/html' }, signal })
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  }

  private links(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>('.found')].filter(
      (link) => link.offsetParent !== null,
    )
  }

  /** Which one Enter opens while one types. */
  private showFirst(): void {
    const links = this.links()
    for (const link of links) link.classList.toggle('is-first', link === links[0])
  }

  private shortcut(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    this.open()
  }

  /** The page of the search holds the same list; only the latest answer counts. */
  private async find(words: string): Promise<void> {
    this.asked.abort()
    this.asked = new AbortController()
    if (words === '') {
      this.foundTarget.replaceChildren()
      this.showFirst()
      return
    }
    try {
      const address = `${this.addressValue}?q=${encodeURIComponent(words)}`
      const page = await this.read(address, this.asked.signal)
      this.foundTarget.replaceChildren(...(page.querySelector('#found')?.children ?? []))
      this.showFirst()
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }
}
