import { expect, onTestFinished } from 'vitest'

/** On a busy machine it may take long until something is heard. */
export const eventually = <Answer>(ask: () => Answer) => expect.poll(ask, { timeout: 30_000 })

/** Listens as a browser does, for the time of the test. */
export async function openLive(server: string, headers: Record<string, string>, path = '/live') {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const response = await fetch(new URL(path, server), {
    headers: { accept: 'text/event-stream', ...headers },
    redirect: 'manual',
    signal: abort.signal,
  })
  let text = ''
  let isOver = false
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      text += chunk
  }
  read()
    .catch(() => {})
    .finally(() => {
      isOver = true
    })

  /** The events that were heard, in order: `ready`, `over`, or the topics that have changed. */
  const heard = () =>
    [...text.matchAll(/^event: (\w+)\ndata: ?(.*)\n\n/gm)].map(([, event, data]) => data || event)
  return {
    response,
    heard,
    topics: () => new Set(heard().flatMap((said) => said?.split(' ') ?? [])),
    times: (said: string) => heard().filter((one) => one === said).length,
    text: () => text,
    isOver: () => isOver,
    close: () => abort.abort(),
  }
}
