/** An operation: what its heading says, and what the reference tells of it beside (`tryable.ts` there). */
type Tryable = {
  method: string
  path: string
  does: string
  fields: { name: string; in: string; example: string; values?: string[] }[]
  body?: string
}

/**
 * A form beside each operation of the reference, which sends it with the session of the reader, as their
 * pages would. It is made when its entry is first opened, because a page has dozens.
 */
document.addEventListener(
  'toggle',
  ({ target }) => {
    const entry = target as HTMLDetailsElement
    const place = entry.open ? entry.querySelector<HTMLElement>('[data-try]:empty') : null
    if (place === null) return
    const said = (part: string) => entry.querySelector(`summary ${part}`)?.textContent ?? ''
    const heading = { method: said('.method'), path: said('code'), does: said('h3') }
    place.append(formFor({ ...heading, ...JSON.parse(place.dataset.try ?? '') }))
  },
  // The event does not bubble.
  { capture: true },
)

/** Headers of an answer that say more than its body does. */
const shownHeaders = [
  'location',
  'link',
  'total-count',
  'etag',
  'retry-after',
  'ratelimit',
  'unknown-fields',
  'transition-error',
  'deprecation',
  'content-disposition',
  'x-request-id',
]

function formFor(operation: Tryable): HTMLElement {
  const { method, does, fields, body } = operation
  const template = document.getElementById('try-it') as HTMLTemplateElement
  const box = template.content.querySelector('details')?.cloneNode(true) as HTMLElement
  const isRead = method === 'GET'

  part(box, 'fields').append(...fields.map(fieldFor))
  const text = box.querySelector('textarea') as HTMLTextAreaElement
  if (body === undefined) part(box, 'body').remove()
  else text.value = body
  if (isRead) part(box, 'warning').remove()

  const button = box.querySelector('button') as HTMLButtonElement
  button.textContent = isRead ? 'Send' : `${method}: ${does}`
  button.classList.add(method === 'DELETE' ? 'btn-error' : 'btn-primary')

  box.querySelector('form')?.addEventListener('submit', async (event) => {
    event.preventDefault()
    // Turbo would send it, too.
    event.stopPropagation()
    button.disabled = true
    await send(operation, box, body === undefined ? undefined : text.value)
    button.disabled = false
    button.focus()
  })
  return box
}

type Field = Tryable['fields'][number]

/** Ids that were typed are remembered for the other operations, which ask for the same ones. */
const keptAs = (name: string) => `try-it ${name}`

function fieldFor({ name, in: place, example, values }: Field): HTMLElement {
  const label = document.createElement('label')
  label.className = 'block space-y-1 text-xs'
  const title = document.createElement('code')
  title.className = 'font-mono font-semibold'
  title.textContent = name
  const input = document.createElement(values ? 'select' : 'input')
  input.className = `${values ? 'select select-sm' : 'input input-sm'} w-full font-mono text-xs`
  input.name = `${place} ${name}`
  if (input instanceof HTMLSelectElement)
    input.append(...['', ...(values ?? [])].map((value) => new Option(value)))
  else input.placeholder = example
  if (place === 'path') {
    input.required = true
    input.value = sessionStorage.getItem(keptAs(name)) ?? ownValue(name)
  }
  label.append(title, input)
  return label
}

/** The organization that the links of the page lead to. */
function ownValue(name: string): string {
  if (name !== 'organization_id') return ''
  const link = document.querySelector(
    'header a[href^="/organizations/"], nav a[href^="/organizations/"]',
  )
  return link?.getAttribute('href')?.split('/')[2] ?? ''
}

async function send(operation: Tryable, box: HTMLElement, body: string | undefined) {
  const status = box.querySelector('[role=status]') as HTMLElement
  part(box, 'answer').hidden = false
  status.textContent = 'Sending…'
  const begun = performance.now()
  try {
    const response = await fetch(addressOf(operation, box), {
      method: operation.method,
      headers: { ...(body && { 'Content-Type': 'application/json' }), Accept: '*/*' },
      ...(body && { body }),
      redirect: 'manual',
    })
    const text = await textOf(response)
    const ms = Math.round(performance.now() - begun)
    status.textContent = `${wordsFor(response)} · ${ms} ms`
    showHint(box, response.status, text)
    showHeaders(box, response)
    showText(box, text)
  } catch {
    status.textContent = 'There was no answer. Are you online?'
    showText(box, '')
  }
}

/** A browser shows nothing of a redirect that it does not follow. */
const wordsFor = ({ type, status, statusText }: Response) =>
  type === 'opaqueredirect' ? '303 See Other' : `${status} ${statusText}`.trim()

function addressOf({ path, fields }: Tryable, box: HTMLElement): string {
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place } of fields) {
    const input = box.querySelector<HTMLInputElement>(`[name="${place} ${name}"]`)
    const value = input?.value.trim() ?? ''
    if (place === 'path') {
      sessionStorage.setItem(keptAs(name), value)
      address = address.replace(`{${name}}`, encodeURIComponent(value))
    } else if (value !== '') query.set(name, value)
  }
  return query.size > 0 ? `${address}?${query}` : address
}

/** JSON with line breaks, text as it is, and of a file how large it is. */
async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (!/json|text|xml/.test(type) && type !== '')
    return `${(await response.blob()).size} bytes of ${type}`
  const text = await response.text()
  return type.includes('json') && text !== '' ? JSON.stringify(JSON.parse(text), null, 2) : text
}

/** A way to sign in, or to prove who one is, and back. */
function showHint(box: HTMLElement, status: number, text: string): void {
  const asks = status === 401 || (status === 403 && text.includes('/me/step_up'))
  for (const hint of box.querySelectorAll<HTMLElement>('[data-hint]')) {
    hint.hidden = !asks || hint.dataset.hint !== String(status)
    const link = hint.querySelector('a') as HTMLAnchorElement
    link.search = `?return_to=${encodeURIComponent(location.pathname + location.hash)}`
  }
}

function showHeaders(box: HTMLElement, { headers }: Response): void {
  const list = box.querySelector('dl') as HTMLElement
  list.replaceChildren(
    ...shownHeaders.flatMap((name) => {
      const value = headers.get(name)
      if (value === null) return []
      const line = document.createElement('div')
      const [title, said] = [document.createElement('dt'), document.createElement('dd')]
      title.textContent = `${name}: `
      title.className = 'inline font-semibold'
      said.textContent = value
      said.className = 'inline'
      line.append(title, said)
      return [line]
    }),
  )
}

function showText(box: HTMLElement, text: string): void {
  const lines = box.querySelector('pre') as HTMLElement
  lines.textContent = text
  lines.hidden = text === ''
}

const part = (box: HTMLElement, name: string) =>
  box.querySelector(`[data-part="${name}"]`) as HTMLElement
