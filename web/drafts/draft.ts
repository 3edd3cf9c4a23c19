import { Controller } from '@hotwired/stimulus'
import { type Field, fieldsOf, isChanged } from './changes.ts'
import {
  draftKey,
  forgetDraft,
  forgetOthers,
  keepDraft,
  readDraft,
  resume,
  type Typed,
  takeResumed,
} from './drafts.ts'

const pauseMs = 400
const signInPath = '/session'
const secrets = ['password', 'file']

/** Keeps what is typed into a long form in this browser, and offers it when one comes back. */
export class Draft extends Controller<HTMLElement> {
  static override values = { owner: String, forgetsRefused: Boolean }
  static override targets = ['time']
  declare readonly ownerValue: string
  declare readonly forgetsRefusedValue: boolean
  declare readonly timeTarget: HTMLTimeElement

  private readonly abort = new AbortController()
  private waiting: ReturnType<typeof setTimeout> | undefined
  /** Input that was sent, and is not worth being offered again. */
  private refused: Typed = {}

  override connect(): void {
    const { signal } = this.abort
    forgetOthers(this.ownerValue)
    for (const sign of ['input', 'change', 'trix-change'])
      this.form.addEventListener(sign, () => this.keepSoon(), { signal })
    this.form.addEventListener('turbo:submit-end', (event) => this.sent(event), { signal })
    this.form.addEventListener('click', (event) => this.leave(event), { signal })
    window.addEventListener('pagehide', () => this.keepNow(), { signal })
    if (this.forgetsRefusedValue && this.form.dataset.refused !== undefined) this.forgetRefused()
    if (this.form.dataset.unsaved === 'kept') delete this.form.dataset.unsaved
    this.offer()
    if (takeResumed(this.key)) this.restore()
  }

  override disconnect(): void {
    this.abort.abort()
    this.keepNow()
  }

  restore(): void {
    const typed = readDraft(this.key)?.typed ?? {}
    this.element.hidden = true
    for (const [name, values] of Object.entries(typed))
      for (const [index, field] of this.named(name).entries()) fill(field, values, index)
    this.form.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus()
  }

  discard(): void {
    forgetDraft(this.key)
    this.element.hidden = true
  }

  /**
   * A link to what the form needs is a part of filling it in: nothing is asked, and all is there afterwards.
   */
  private leave({ target }: Event): void {
    if (!(target as Element).closest('a[data-keeps-draft]')) return
    this.waiting ??= setTimeout(() => {})
    this.keepNow()
    const typed = { ...this.refused, ...readDraft(this.key)?.typed }
    if (Object.keys(typed).length === 0) return
    keepDraft(this.key, typed)
    resume(this.key)
    this.form.dataset.unsaved = 'kept'
  }

  private forgetRefused(): void {
    this.refused = readDraft(this.key)?.typed ?? {}
    forgetDraft(this.key)
  }

  private offer(): void {
    const draft = readDraft(this.key)
    const isNew = Object.entries(draft?.typed ?? {}).some(
      ([name, values]) => String(valuesOf(this.named(name))) !== String(values),
    )
    this.element.hidden = !isNew
    if (draft === undefined) return
    const at = new Date(draft.at)
    const isToday = at.toDateString() === new Date().toDateString()
    this.timeTarget.dateTime = at.toISOString()
    this.timeTarget.textContent = at.toLocaleString([], {
      timeStyle: 'short',
      ...(!isToday && { dateStyle: 'medium' }),
    })
  }

  private keepSoon(): void {
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => this.keepNow(), pauseMs)
  }

  /** Input that was sent and refused, or is on offer, stays a part of it. */
  private keepNow(): void {
    if (this.waiting === undefined) return
    clearTimeout(this.waiting)
    this.waiting = undefined
    const isUnfinished = !this.element.hidden || this.form.dataset.refused !== undefined
    const before = isUnfinished ? readDraft(this.key)?.typed : undefined
    const typed = { ...before, ...this.changes() }
    if (Object.keys(typed).length > 0) keepDraft(this.key, typed)
    else forgetDraft(this.key)
  }

  private changes(): Typed {
    const changed = new Set(this.fields.filter(isChanged).map(({ name }) => name))
    return Object.fromEntries([...changed].map((name) => [name, valuesOf(this.named(name))]))
  }

  /** Whoever was sent to sign in first has saved nothing. */
  private sent(event: Event): void {
    const { success, fetchResponse } = (event as CustomEvent<Sent>).detail
    if (!success || fetchResponse?.location.pathname.startsWith(signInPath)) return
    clearTimeout(this.waiting)
    this.waiting = undefined
    forgetDraft(this.key)
  }

  private named(name: string): Field[] {
    return this.fields.filter((field) => field.name === name)
  }

  private get fields(): Field[] {
    return fieldsOf(this.form).filter(({ name, type }) => name !== '' && !secrets.includes(type))
  }

  private get form(): HTMLFormElement {
    return this.element.closest('form') as HTMLFormElement
  }

  private get key(): string {
    // Two forms of one record send to the same address, each with fields of its own.
    const { action, id } = this.form
    return draftKey(this.ownerValue, new URL(action).pathname + (id && `#${id}`))
  }
}

type Sent = { success?: boolean; fetchResponse?: { location: URL } }

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

function valuesOf(fields: Field[]): string[] {
  return fields.filter((field) => !isTicked(field) || field.checked).map(({ value }) => value)
}

function fill(field: Field, values: string[], index: number): void {
  if (isTicked(field)) field.checked = values.includes(field.value)
  else field.value = values[index] ?? ''
  const editor = field.parentElement?.querySelector('trix-editor')
  if (editor) Object(editor).editor.loadHTML(field.value)
  for (const sign of ['input', 'change']) field.dispatchEvent(new Event(sign, { bubbles: true }))
}
