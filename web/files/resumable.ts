const pieceBytes = 8 * 1024 * 1024
const mostTries = 8
const tus = { 'Tus-Resumable': '1.0.0' }

type Progress = {
  signal: AbortSignal
  /** Told of each step, with the bytes that are there. */
  moved: (bytes: number) => void
  /** Told when the connection is lost, and it is tried again. */
  lost: () => void
}

/** A refusal that trying again does not change, in words for people. */
export class Refused extends Error {}

/** Begins an upload, and gives the address at which it goes on. */
export async function beginUpload(url: string, file: File, signal: AbortSignal): Promise<string> {
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)))
  const headers = {
    ...tus,
    'Upload-Length': String(file.size),
    'Upload-Metadata': `filename ${name}`,
  }
  const answer = await fetch(url, { method: 'POST', headers, signal })
  if (!answer.ok) throw await refusalOf(answer)
  return new URL(answer.headers.get('Location') ?? '', location.href).pathname
}

/** How many bytes of an upload are there, and of how many; nothing if it is gone. */
export async function standingOf(url: string, signal?: AbortSignal) {
  const answer = await fetch(url, { method: 'HEAD', headers: tus, signal: signal ?? null })
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(answer.statusText)
  const number = (name: string) => Number(answer.headers.get(name))
  return { received: number('Upload-Offset'), size: number('Upload-Length') }
}

export const endUpload = (url: string) => fetch(url, { method: 'DELETE', keepalive: true })

/** Sends what is missing of a file, piece by piece, and goes on where a connection broke. */
export async function sendRest(url: string, file: File, progress: Progress): Promise<void> {
  const { signal, moved, lost } = progress
  let tries = 0
  let best = 0
  for (;;) {
    try {
      const standing = await standingOf(url, signal)
      if (standing === undefined) throw new Refused('It is not there any more. Choose it again.')
      let at = standing.received
      if (at > best) tries = 0
      best = Math.max(best, at)
      moved(at)
      while (at < file.size) {
        const begin = at
        const piece = file.slice(begin, begin + pieceBytes)
        at = await sendPiece(url, begin, piece, signal, (bytes) => moved(begin + bytes))
        tries = 0
      }
      return
    } catch (error) {
      if (signal.aborted || error instanceof Refused || ++tries > mostTries) throw error
      lost()
      await pause(Math.min(500 * 2 ** tries, 15_000), signal)
    }
  }
}

/** Only this kind of request tells how far it has come. */
function sendPiece(
  url: string,
  at: number,
  piece: Blob,
  signal: AbortSignal,
  moved: (bytes: number) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error('The connection was lost.'))
    request.open('PATCH', url)
    for (const [name, value] of Object.entries(tus)) request.setRequestHeader(name, value)
    request.setRequestHeader('Upload-Offset', String(at))
    request.setRequestHeader('Content-Type', 'application/offset+octet-stream')
    request.upload.onprogress = ({ loaded }) => moved(loaded)
    request.onerror = fail
    request.onabort = fail
    request.onload = () => {
      const { status } = request
      if (status === 204) return resolve(Number(request.getResponseHeader('Upload-Offset')))
      const isPassing = status === 408 || status === 409 || status >= 500
      reject(isPassing ? new Error(String(status)) : new Refused(wordsOf(request.responseText)))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(piece)
  })
}

async function refusalOf(answer: Response): Promise<Error> {
  const words = wordsOf(await answer.text())
  return answer.status >= 500 ? new Error(words) : new Refused(words)
}

function wordsOf(body: string): string {
  try {
    const { error, errors } = JSON.parse(body) as { error?: string; errors?: { base?: string[] } }
    return error ?? errors?.base?.join(' ') ?? 'It was refused.'
  } catch {
    return 'It was refused.'
  }
}

/** Waits, but not for longer than the network is away. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}
