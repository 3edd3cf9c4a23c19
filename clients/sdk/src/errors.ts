type Named = Record<string, string[]>

/** The server answered, and said no. */
export class Refused extends Error {
  override readonly name: string = 'Refused'
  readonly status: number
  /** A word for a refusal that is told in one sentence, such as `forbidden`; one of fields has `codes`. */
  readonly code: string | undefined
  /** Sentences by field, each of which reads after the name of its field; `base` has what concerns none. */
  readonly errors: Named
  /** Words by field that programs tell refusals apart by. */
  readonly codes: Named
  /** Values that a field takes, where it was given another. */
  readonly allowed: Record<string, unknown>
  /** Names that look like a slip, with those that may have been meant; what was sent under them was passed over. */
  readonly unknownFields: string | undefined
  /** What to name when asking those who run the server. */
  readonly requestId: string | undefined

  constructor(request: string, response: Response, text: string) {
    const { error, code, errors = {}, codes = {}, allowed = {} } = bodyOf(text, response)
    const said = Object.entries(errors).flatMap(([field, messages]) =>
      messages.map((message) => (field === 'base' ? message : `${field} ${message}`)),
    )
    const reason = said.join(' ') || error || silent[response.status] || 'without a reason'
    super(`${request}: ${response.status} ${reason}`)
    this.status = response.status
    this.code = code
    this.errors = errors
    this.codes = codes
    this.allowed = allowed
    this.unknownFields = response.headers.get('unknown-fields') ?? undefined
    this.requestId = response.headers.get('x-request-id') ?? undefined
  }
}

/** Where the server answers with a status alone. */
const silent: Record<number, string> = {
  401: 'No credential was sent, or it is not known any more.',
  404: 'There is no such record for you, or nothing at this address.',
}

/** The record is another by now than the one that `ifMatch` named, and was not changed. Read it again, and decide anew. */
export class Changed extends Refused {
  override readonly name = 'Changed'
}

/** No answer came, however often it was tried. What went wrong the last time is the `cause`. */
export class Unreachable extends Error {
  override readonly name: string = 'Unreachable'
}

type Body = {
  error?: string
  code?: string
  errors?: Named
  codes?: Named
  allowed?: Record<string, unknown>
}

/** What answered there is no Troupe: `baseUrl` is another server, or what stands before it answers in its place. */
export class NotTroupe extends Unreachable {
  override readonly name = 'NotTroupe'
}

/** A refused token is told so in a line of text; some answers have no body at all. */
function bodyOf(text: string, { status, headers }: Response): Body {
  const elsewhere = status >= 300 && status < 400 && headers.get('location')
  if (elsewhere)
    return { error: `It leads to ${elsewhere}, where nothing is sent. Is baseUrl right?` }
  try {
    const body = JSON.parse(text)
    const isOurs = Object(body).error !== undefined || Object(body).errors !== undefined
    return isOurs ? body : { error: strange }
  } catch {
    return { error: /^\s*</.test(text) ? strange : text.slice(0, 200) }
  }
}

const strange =
  'The answer is none of Troupe. Is baseUrl its address, and does what stands before it reach it?'
