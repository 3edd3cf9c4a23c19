import { Controller } from '@hotwired/stimulus'

/** More than this nobody reads here, and it would take long to lay out. */
const most = 20_000

/** Fetches what the API answers in place of this page, once its panel is opened. */
export class Answer extends Controller {
  static override values = { address: String, panel: String }
  static override targets = ['text']
  declare readonly addressValue: string
  declare readonly panelValue: string
  declare readonly textTarget: HTMLElement

  private readonly abort = new AbortController()

  override connect(): void {
    document
      .getElementById(this.panelValue)
      ?.addEventListener('toggle', (event) => this.toggled(event as ToggleEvent), {
        signal: this.abort.signal,
      })
  }

  override disconnect(): void {
    this.abort.abort()
  }

  private async toggled({ newState }: ToggleEvent): Promise<void> {
    if (newState !== 'open') return
    const response = await fetch(this.addressValue, { headers: { accept: 'application/json' } })
    this.textTarget.textContent = await readable(response)
    this.textTarget.hidden = false
  }
}

async function readable(response: Response): Promise<string> {
  const text = await response.text()
  if (!response.ok) return `${response.status} ${text}`
  const pretty = JSON.stringify(JSON.parse(text), null, 2)
  return pretty.length > most ? `${pretty.slice(0, most)}\n…` : pretty
}
