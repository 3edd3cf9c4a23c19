import { Controller } from '@hotwired/stimulus'
import { navigator } from '@hotwired/turbo'
import { isTyping } from './typing.ts'

/** Lets people go through the inbox with the keyboard. Every key stands for something that can be clicked. */
export class Inbox extends Controller<HTMLElement> {
  static override targets = ['item', 'player', 'approve', 'reject', 'flag', 'undo']
  declare readonly itemTargets: HTMLAnchorElement[]
  declare readonly playerTargets: HTMLDetailsElement[]
  declare readonly approveTargets: HTMLFormElement[]
  declare readonly rejectTargets: HTMLDetailsElement[]
  declare readonly flagTargets: HTMLDetailsElement[]
  declare readonly undoTargets: HTMLFormElement[]

  private readonly abort = new AbortController()
  private isSent = false
  /** Whether the list is at a post that does not stand beside it yet. */
  private isMoving = false
  /** The decision that was pressed for that post meanwhile. */
  private pressed: (() => void) | undefined

  private readonly acts: Record<string, () => void> = {
    j: () => this.move(1),
    k: () => this.move(-1),
    p: () => toggle(this.playerTargets[0]),
    a: () => this.send(this.approveTargets[0]),
    r: () => open(this.rejectTargets[0]),
    f: () => open(this.flagTargets[0]),
    z: () => this.send(this.undoTargets[0]),
  }

  override connect(): void {
    const { signal } = this.abort
    document.addEventListener('keydown', (event) => this.press(event), { signal })
    document.addEventListener('turbo:submit-end', (event) => this.allow(event), { signal })
    this.element.addEventListener('turbo:frame-load', () => this.arrive(), { signal })
    this.element.addEventListener('turbo:fetch-request-error', () => this.stay(), { signal })
    this.nameShown()
  }

  override disconnect(): void {
    this.abort.abort()
  }

  /**
   * The frame beside the list changes alone, so the list and the address have to be told which one it shows.
   * If Turbo changed the address, it would break off a decision that is sent at that moment.
   */
  mark(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    this.isMoving = true
    for (const item of this.itemTargets) item.removeAttribute('aria-current')
    const link = event.currentTarget as HTMLAnchorElement
    link.setAttribute('aria-current', 'true')
    navigator.history.replace(new URL(link.href))
  }

  /**
   * Otherwise the page without a post in its address, read again because someone else has decided the first
   * one, would show the next while a key is on its way to the first. On a phone nothing stands beside the
   * list.
   */
  private nameShown(): void {
    const shown = this.itemTargets.find((item) => item.hasAttribute('aria-current'))
    const isBeside = document.getElementById('review')?.checkVisibility()
    if (shown && isBeside) navigator.history.replace(new URL(shown.href))
  }

  private press(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (key === 'Enter' && (ctrlKey || metaKey)) this.sendTyped(event)
    if (ctrlKey || metaKey || altKey || isTyping(target)) return
    const act = this.acts[key.toLowerCase()]
    if (act === undefined) return
    event.preventDefault()
    if (this.isMoving && decisions.includes(key.toLowerCase())) this.pressed = act
    else act()
  }

  private arrive(): void {
    const { pressed } = this
    this.stay()
    pressed?.()
  }

  private stay(): void {
    this.isMoving = false
    this.pressed = undefined
  }

  private move(by: 1 | -1): void {
    const at = this.itemTargets.findIndex((item) => item.hasAttribute('aria-current'))
    const item = this.itemTargets[at === -1 ? 0 : at + by]
    if (item === undefined) return
    item.focus()
    item.click()
  }

  /** Input is sent by the button that stands below its field. */
  private sendTyped(event: KeyboardEvent): void {
    const typed = (event.target as HTMLElement).closest('.inbox details[open]')
    const button = typed?.querySelector<HTMLButtonElement>('button[type=submit]')
    if (!button?.form) return
    event.preventDefault()
    this.send(button.form, button)
  }

  /** A key that is pressed twice must not decide twice. */
  private send(form: HTMLFormElement | undefined, button?: HTMLButtonElement): void {
    if (form === undefined || this.isSent || !form.reportValidity()) return
    this.isSent = true
    form.requestSubmit(button)
  }

  /** After a success another page comes, with forms of its own. */
  private allow(event: Event): void {
    const { success } = (event as CustomEvent<{ success?: boolean }>).detail
    if (!success) this.isSent = false
  }
}

/** Keys that are about the post beside the list. */
const decisions = ['a', 'r', 'f']

function toggle(details: HTMLDetailsElement | undefined): void {
  if (details !== undefined) details.open = !details.open
}

function open(details: HTMLDetailsElement | undefined): void {
  if (details === undefined) return
  details.open = true
  details.querySelector<HTMLElement>('select, textarea')?.focus()
}
