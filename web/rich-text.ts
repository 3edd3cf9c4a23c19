import { Controller } from '@hotwired/stimulus'

// Turbo changes the element from page to page; the policy in force is that of the first one.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** Turns a text area into an editor, which is loaded only where there is something to edit. */
export class RichText extends Controller {
  static override targets = ['source']
  static override values = { label: String }
  declare readonly sourceTarget: HTMLTextAreaElement
  declare readonly labelValue: string

  override async connect(): Promise<void> {
    allowEditorStyles()
    await import('./trix.ts')
    if (this.element.isConnected) this.edit()
  }

  override disconnect(): void {
    this.clear()
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
    // Pictures have a place of their own; a brief is text.
    editor.addEventListener('trix-file-accept', (event) => event.preventDefault())
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
