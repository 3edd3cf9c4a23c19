import type { ServerResponse } from 'node:http'
import { readProductPage } from '../../../src/programs/prefill/product-page.ts'
import { startWebServer } from './web-server.ts'

export type Answer = (response: ServerResponse) => void

export const html = { 'content-type': 'text/html; charset=utf-8' }

/** A shop whose pages answer as each test wants them to. */
export async function openShop() {
  const answers: Record<string, Answer> = {}
  let pages = 0
  const site = await startWebServer(({ url = '' }, response) => {
    const answer = answers[url]
    if (answer) answer(response)
    else response.writeHead(404, html).end('<title>Not here</title>')
  })

  return {
    ...site,
    answers,
    latestPath: () => `/page-${pages}`,
    /** Puts a page up and reads it. */
    read: (answer: Answer | string, options = {}) => {
      pages += 1
      const path = `/page-${pages}`
      answers[path] =
        typeof answer === 'string'
          ? (response) => response.writeHead(200, html).end(answer)
          : answer
      return readProductPage(site.url + path, { owner: 1, allowPrivateAddresses: true, ...options })
    },
  }
}
