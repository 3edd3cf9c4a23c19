import { Controller } from '@hotwired/stimulus'

const pauseMs = 350
const thereIsRoom = matchMedia('(width >= 80rem)')

/** Shows what comes of a form while it is filled in. The server says what: it knows how money is counted. */
export class FormPreview extends Controller {
  static override values = { address: String, part: String }
  static override targets = ['place']
  declare readonly addressValue: string
  declare readonly partValue: string
  declare readonly placeTarget: HTMLElement
  private waiting: ReturnType<typeof setTimeout> | undefined
  private asking = new AbortController()

  override connect(): void {
    this.show()
  }

  override disconnect(): void {
    clearTimeout(this.waiting)
    this.asking.abort()
  }

  later(): void {
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => this.show(), pauseMs)
  }

  private async show(): Promise<void> {
    // Others stand before it, such as those that begin from an earlier program.
    const form = this.element.querySelector<HTMLFormElement>('form:has([name^="campaign["])')
    if (form === null || !thereIsRoom.matches) return
    this.asking.abort()
    this.asking = new AbortController()
    const address = `${this.addressValue}?${fieldsOf(form)}`
    const { signal } = this.asking
    const response = await fetch(address, { headers: { accept: 'text/html' }, signal }).catch(
      () => undefined,
    )
    // Without an answer what was there before is still the best one.
    if (!response?.ok) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const part = page.getElementById(this.partValue)
    if (part === null) return
    showBanner(form, part)
    this.placeTarget.replaceChildren(part)
  }
}

/** Not the brief, which is long and not a part of it. Files are no texts. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && /^(_zones\[)?campaign/.test(name) && !name.endsWith('[brief]'))
      sent.append(name, value)
  return sent
}

/** A picture that was chosen is still here, and not at the server. */
function showBanner(form: HTMLFormElement, part: HTMLElement): void {
  const chosen = form.querySelector<HTMLImageElement>('[data-image-preview-target="image"]')
  const place = part.querySelector('[data-banner]')
  if (!chosen?.src || chosen.hidden || place === null) return
  const banner = new Image()
  banner.src = chosen.src
  banner.alt = ''
  banner.className = `aspect-5/2 w-full border-b border-base-300 object-cover ${focusIn(form)}`
  place.replaceWith(banner)
}

/** The styles that keep in sight what was chosen, as the server gives them to a banner of its own. */
function focusIn(form: HTMLFormElement): string {
  const chosen = new FormData(form)
  const x = chosen.get('campaign[banner_focus_x]')
  const y = chosen.get('campaign[banner_focus_y]')
  return `focus-x-${x} focus-y-${y}`
}
