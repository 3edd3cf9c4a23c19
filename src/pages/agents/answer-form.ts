import type { FastifyRequest } from 'fastify'

const both = 'application/json, text/event-stream'

/** Whether a program takes JSON alone. Most do, and the protocol has them say that they take streams too. */
const takesJsonAlone = (accept = '*/*') =>
  !accept.includes('text/event-stream') && /application\/(json|\*)|\*\/\*/.test(accept)

/** The forms in which the library may answer: to whoever takes JSON alone its stream is told as JSON. */
export const acceptedBy = (accept: string | undefined) => (takesJsonAlone(accept) ? both : accept)

/** The answer as JSON where nothing else is taken: a stream here ends with its answer, so nothing is lost. */
export async function inWantedForm(
  { headers, body }: FastifyRequest,
  answer: Response,
): Promise<Response> {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !takesJsonAlone(headers.accept)) return answer
  const messages = messagesIn(await answer.text())
  const told = Array.isArray(body) ? messages : messages.find(isResponse)
  return Response.json(told, { status: answer.status })
}

function messagesIn(stream: string): unknown[] {
  const blocks = stream.split(/\r?\n\r?\n/).map((block) => dataOf(block))
  return blocks.filter((data) => data !== '').map((data) => JSON.parse(data))
}

function dataOf(block: string): string {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'))
  return lines.map((line) => line.slice('data:'.length).trim()).join('\n')
}

const isResponse = (message: unknown) => 'id' in Object(message) && !('method' in Object(message))
