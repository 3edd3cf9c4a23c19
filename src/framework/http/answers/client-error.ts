import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { codeOfStatus } from './refusal-codes.ts'

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Answers connections that never become a request: not HTTP, too slow, or too long. */
export function clientErrorHandler(nextId: () => string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return

    const status = statuses[error.code ?? ''] ?? 400
    const title = STATUS_CODES[status]
    const body = JSON.stringify({ error: `${title}.`, code: codeOfStatus(status) })
    const head = [
      `HTTP/1.1 ${status} ${title}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${nextId()}`,
      'Connection: close',
    ]
    if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    else socket.destroy(error)
  }
}
