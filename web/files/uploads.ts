import { Controller } from '@hotwired/stimulus'
import { beginUpload, endUpload, Refused, sendRest, standingOf } from './resumable.ts'
import { isOf, type Known, keepKnown, knownUploads } from './upload-memory.ts'

type State = 'sending' | 'done' | 'failed' | 'waiting'
type Row = {
  element: HTMLElement
  state: State
  abort: AbortController
  known?: Known
  file?: File
}

/**
 * Sends chosen files at once, in pieces that go on where a connection broke, and hands in their ids instead
 * of them. Without this the form sends the files itself.
 */
export class Uploads extends Controller<HTMLElement> {
  static override targets = ['input', 'list', 'row', 'said']
  static override values = { url: String, name: String, most: Number, megabytes: Number }
  declare readonly inputTarget: HTMLInputElement
  declare readonly listTarget: HTMLElement
  declare readonly rowTarget: HTMLTemplateElement
  declare readonly saidTarget: HTMLElement
  declare readonly urlValue: string
  declare readonly nameValue: string
  declare readonly mostValue: number
  declare readonly megabytesValue: number

  private readonly abort = new AbortController()
  private rows: Row[] = []
  private submitter: HTMLElement | null | undefined

  override connect(): void {
    const { signal } = this.abort
    this.form.addEventListener('submit', (event) => this.beforeSubmit(event), { signal })
    this.form.addEventListener('turbo:submit-end', (event) => this.sent(event), { signal })
    // Turbo keeps the page for the way back, on which all of this begins again.
    this.listTarget.replaceChildren()
    for (const known of knownUploads()) this.resume(known)
  }

  override disconnect(): void {
    this.abort.abort()
    for (const { abort } of this.rows) abort.abort()
    this.rows = []
  }

  choose(): void {
    const files = [...(this.inputTarget.files ?? [])]
    this.inputTarget.value = ''
    for (const file of files) this.take(file)
  }

  remove(event: Event): void {
    const row = this.rows.find(({ element }) => element.contains(event.target as Node))
    if (row === undefined) return
    row.abort.abort()
    if (row.known) endUpload(row.known.url).catch(() => {})
    row.element.remove()
    this.rows = this.rows.filter((other) => other !== row)
    this.keep()
    this.say(`${nameOf(row)} is removed.`)
    this.inputTarget.focus()
    this.goOn()
  }

  retry(event: Event): void {
    const row = this.rows.find(({ element }) => element.contains(event.target as Node))
    if (row?.file) this.send(row, row.file)
  }

  private take(file: File): void {
    const waiting = this.rows.find(
      ({ state, known }) => known && state !== 'done' && isOf(file, known),
    )
    if (waiting) {
      this.send(waiting, file)
      return
    }
    const row = this.addRow(file.name)
    const { mostValue: most, megabytesValue: megabytes } = this
    if (this.rows.length > most) this.fail(row, `Only ${most} files are taken.`)
    else if (file.size > megabytes * 1024 * 1024)
      this.fail(row, `It has more than ${megabytes} MB.`)
    else if (file.size === 0) this.fail(row, 'It is empty.')
    else this.send(row, file)
  }

  private async send(row: Row, file: File): Promise<void> {
    const { signal } = row.abort
    row.file = file
    this.show(row, 'sending', 'Uploading…')
    try {
      if (row.known === undefined) {
        const url = await beginUpload(this.urlValue, file, signal)
        row.known = { url, name: file.name, size: file.size, modified: file.lastModified }
        this.keep()
      }
      await sendRest(row.known.url, file, {
        signal,
        moved: (bytes) => this.move(row, bytes / file.size),
        lost: () => this.show(row, 'sending', 'Connection lost. Trying again…'),
      })
      this.finish(row)
    } catch (error) {
      if (signal.aborted) return
      this.fail(row, error instanceof Refused ? error.message : 'The connection was lost.', file)
    }
  }

  /**
   * Shows an upload from before the page was loaded. Its file has to be chosen again if it is not complete.
   */
  private async resume(known: Known): Promise<void> {
    const row = this.addRow(known.name)
    row.known = known
    this.show(row, 'sending', 'Looking it up…')
    const standing = await standingOf(known.url, row.abort.signal).catch(() => null)
    if (row.abort.signal.aborted) return
    if (standing === undefined) {
      row.element.remove()
      this.rows = this.rows.filter((other) => other !== row)
      this.keep()
    } else if (standing?.received === known.size) this.finish(row)
    else {
      const share = (standing?.received ?? 0) / known.size
      this.move(row, share)
      this.show(row, 'waiting', `${percent(share)} is here. Choose the file again to go on.`)
    }
    this.goOn()
  }

  private finish(row: Row): void {
    this.move(row, 1)
    this.show(row, 'done', 'Uploaded')
    const id = row.known?.url.split('/').at(-1)?.replace('.json', '') ?? ''
    const input = row.element.querySelector<HTMLInputElement>('input')
    if (input) Object.assign(input, { name: this.nameValue, value: id, disabled: false })
    this.goOn()
  }

  private fail(row: Row, why: string, file?: File): void {
    this.show(row, 'failed', why)
    const retry = row.element.querySelector<HTMLElement>('[data-part=retry]')
    if (retry) retry.hidden = file === undefined
  }

  private move({ element }: Row, share: number): void {
    const bar = element.querySelector('progress')
    if (bar) bar.value = share
    const words = element.querySelector('[data-part=state]')
    if (words && share < 1) words.textContent = `Uploading: ${percent(share)}`
  }

  private show(row: Row, state: State, words: string): void {
    row.state = state
    row.element.dataset.state = state
    const part = row.element.querySelector('[data-part=state]')
    if (part) part.textContent = words
    part?.classList.toggle('text-error', state === 'failed')
    const bar = row.element.querySelector('progress')
    if (bar) bar.hidden = state === 'done' || state === 'failed'
    const retry = row.element.querySelector<HTMLElement>('[data-part=retry]')
    if (retry) retry.hidden = true
    this.say(`${nameOf(row)}: ${words}`)
  }

  private addRow(name: string): Row {
    const element = (this.rowTarget.content.cloneNode(true) as DocumentFragment)
      .firstElementChild as HTMLElement
    const label = element.querySelector('[data-part=name]')
    if (label) label.textContent = name
    element.querySelector('progress')?.setAttribute('aria-label', name)
    element.querySelector('[data-part=remove]')?.setAttribute('aria-label', `Remove ${name}`)
    this.listTarget.append(element)
    const row: Row = { element, state: 'sending', abort: new AbortController() }
    this.rows.push(row)
    return row
  }

  /** Waits with the form for files that are on their way, and asks about those that will not come. */
  private beforeSubmit(event: SubmitEvent): void {
    const stuck = this.rows.find(({ state }) => state === 'failed' || state === 'waiting')
    const isSending = this.rows.some(({ state }) => state === 'sending')
    if (!stuck && !isSending) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (stuck) {
      this.say(`${nameOf(stuck)} is not uploaded. Choose it again, or remove it.`, true)
      stuck.element.querySelector<HTMLElement>('[data-part=remove]')?.focus()
    } else {
      this.submitter = event.submitter
      this.say('It is submitted as soon as your files are here.', true)
    }
  }

  private goOn(): void {
    const { submitter } = this
    if (submitter === undefined || this.rows.some(({ state }) => state !== 'done')) return
    this.submitter = undefined
    this.form.requestSubmit(submitter)
  }

  private sent(event: Event): void {
    const { success } = (event as CustomEvent<{ success?: boolean }>).detail
    if (success) keepKnown([])
  }

  private keep(): void {
    keepKnown(this.rows.flatMap(({ known }) => known ?? []))
  }

  /** Tells readers of the screen; what everybody has to know is seen, too. */
  private say(words: string, isSeen = false): void {
    this.saidTarget.textContent = words
    this.saidTarget.classList.toggle('sr-only', !isSeen)
  }

  private get form(): HTMLFormElement {
    return this.element.closest('form') as HTMLFormElement
  }
}

const nameOf = ({ element }: Row) => element.querySelector('[data-part=name]')?.textContent ?? ''

const percent = (share: number) => `${Math.floor(share * 100)} %`
