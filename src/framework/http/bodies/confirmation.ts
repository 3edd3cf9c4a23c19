import type { FastifyRequest } from 'fastify'
import type { VNode } from 'preact'

type Asked = Pick<FastifyRequest, 'format' | 'body'>
type Pages = {
  /** The question; none where what was sent is going to be refused. */
  ask: () => Promise<VNode | undefined>
  /** The form, with what was typed into it. */
  again: () => Promise<VNode>
}

/**
 * The page to be answered before something is done: a `Question`, or the form for whoever does not confirm
 * it. Programs are asked nothing.
 */
export async function questionBefore(
  { format, body }: Asked,
  { ask, again }: Pages,
): Promise<VNode | undefined> {
  if (format === 'json') return undefined
  const { confirmed } = Object(body)
  if (confirmed === 'yes') return undefined
  return confirmed === 'no' ? again() : ask()
}
