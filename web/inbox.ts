import { Controller } from '@hotwired/stimulus'

/** Lets people go through the inbox with the keyboard. Every key stands for something that can be clicked. */
export class Inbox extends Controller<HTMLElement> {
  static override targets = ['item', 'approve', 'reject', 'flag', 'undo', 'keys']
  declare readonly itemTargets: HTMLAnchorElement[]
  declare readonly approveTargets: HTMLFormElement[]
  declare readonly rejectTargets: HTMLDetailsElement[]
  declare readonly flagTargets: HTMLDetailsElement[]
  declare readonly undoTargets: HTMLFormElement[]
  declare readonly keysTarget: HTMLElement

  private readonly abort = new AbortController()
  private isSent = false

  private readonly acts: Record<string, () => void> = {
    j: () => this.move(1),
    k: () => this.move(-1),
    a: () => this.send(this.approveTargets[0]),
    r: () => open(this.rejectTargets[0]),
    f: () => open(this.flagTargets[0]),
    z: () => this.send(this.undoTargets[0]),
    '?': () => this.keysTarget.togglePopover(),
  }

  override connect(): void {
    const { signal } = this.abort
    document.addEventListener('keydown', (event) => this.press(event), { signal })
    document.addEventListener('turbo:submit-end', (event) => this.allow(event), { signal })
  }

  override disconnect(): void {
    this.abort.abort()
  }

  /** The frame beside the list changes alone, so the list has to be told which one it shows. */
  mark(event: Event): void {
    for (const item of this.itemTargets) item.removeAttribute('aria-current')
    const link = event.currentTarget as HTMLAnchorElement
    link.setAttribute('aria-current', 'true')
  }

  private press(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (key === 'Enter' && (ctrlKey || metaKey)) this.sendTyped(event)
    if (ctrlKey || metaKey || altKey || isTyping(target as HTMLElement)) return
    const act = this.acts[key.toLowerCase()]
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  private move(by: 1 | -1): void {
    const at = this.itemTargets.findIndex((item) => item.hasAttribute('aria-current'))
    const item = this.itemTargets[at === -1 ? 0 : at + by]
    if (item === undefined) return
    item.focus()
    item.click()
  }

  /** What is typed into is sent by the button that stands below it. */
  private sendTyped(event: KeyboardEvent): void {
    const typed = (event.target as HTMLElement).closest('.inbox details[open]')
    const button = typed?.querySelector<HTMLButtonElement>('button[type=submit]')
    if (!button?.form) return
    event.preventDefault()
    this.send(button.form, button)
  }

  /** A key that is pressed twice must not decide twice. */
  private send(form: HTMLFormElement | undefined, button?: HTMLButtonElement): void {
    if (form === undefined || this.isSent) return
    this.isSent = true
    form.requestSubmit(button)
  }

  /** After a success another page comes, with forms of its own. */
  private allow(event: Event): void {
    const { success } = (event as CustomEvent<{ success?: boolean }>).detail
    if (!success) this.isSent = false
  }
}

function open(details: HTMLDetailsElement | undefined): void {
  if (details === undefined) return
  details.open = true
  details.querySelector<HTMLElement>('select, textarea')?.focus()
}

/** A tick in a box is no typing. */
function isTyping(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return element.type !== 'checkbox'
  return element.isContentEditable || element.matches('textarea, select, trix-editor')
}
