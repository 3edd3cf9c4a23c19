import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'format' | 'body'>

/** The answer of a person to a `Question`: `open` before it was asked. Programs are asked nothing. */
export function answerIn({ format, body }: Asked): 'yes' | 'no' | 'open' {
  if (format === 'json') return 'yes'
  const { confirmed } = Object(body)
  return confirmed === 'yes' || confirmed === 'no' ? confirmed : 'open'
}
