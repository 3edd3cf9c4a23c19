import { Controller } from '@hotwired/stimulus'

// Read only once: Turbo replaces the element on every page, but the policy of the first page stays
// in force.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** Turns a text area into an editor, which is loaded only where there is something to edit. */
export class RichText extends Controller {
  static override targets = ['source']
  static override values = { label: String, untouched: String }
  declare readonly sourceTarget: HTMLTextAreaElement
  declare readonly labelValue: string
  /** The editor's version of the text before anybody typed. Turbo's copy of the page keeps it. */
  declare untouchedValue: string
  declare readonly hasUntouchedValue: boolean

  override async connect(): Promise<void> {
    this.sourceTarget.form?.addEventListener('formdata', this.keepUntouched)
    allowEditorStyles()
    await import('./trix.ts')
    if (this.element.isConnected) this.edit()
  }

  override disconnect(): void {
    this.sourceTarget.form?.removeEventListener('formdata', this.keepUntouched)
    this.clear()
  }

  /** Sends the original text if nobody edited it, because the editor writes other tags. */
  private keepUntouched = ({ formData }: FormDataEvent): void => {
    const { name, value, defaultValue } = this.sourceTarget
    if (this.hasUntouchedValue && value === this.untouchedValue) formData.set(name, defaultValue)
  }

  /** Also takes away an editor that Turbo kept in its copy of the page. */
  private clear(): void {
    for (const part of this.element.querySelectorAll('trix-editor, trix-toolbar')) part.remove()
    this.sourceTarget.hidden = false
  }

  private edit(): void {
    this.clear()
    const editor = document.createElement('trix-editor')
    editor.setAttribute('input', this.sourceTarget.id)
    editor.setAttribute('aria-label', this.labelValue)
    editor.className = 'rich-text'
    const described = this.sourceTarget.getAttribute('aria-describedby')
    if (described) editor.setAttribute('aria-describedby', described)
    // Files are refused, because a brief is text and pictures have a field of their own.
    editor.addEventListener('trix-file-accept', (event) => event.preventDefault())
    // A text that the browser restored after a reload was edited before, so it is not untouched.
    const isFresh = this.sourceTarget.value === this.sourceTarget.defaultValue
    const hasFocus = document.activeElement === this.sourceTarget
    editor.addEventListener('trix-initialize', () => {
      if (isFresh) this.untouchedValue = this.sourceTarget.value
      if (hasFocus) editor.focus()
    })
    this.sourceTarget.hidden = true
    this.element.append(editor)
  }
}

function allowEditorStyles(): void {
  if (document.querySelector('meta[name="trix-csp-nonce"]')) return
  const meta = document.createElement('meta')
  meta.name = 'trix-csp-nonce'
  meta.content = nonce
  document.head.append(meta)
}
