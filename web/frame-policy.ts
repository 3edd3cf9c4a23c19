/**
 * Tells the server which sites this page may show in frames. Turbo loads a page with others as a whole, and
 * so twice: the first time the server keeps the message for the second.
 */
addEventListener('turbo:before-fetch-request', (event) => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=frames]')
  const { fetchOptions } = (event as CustomEvent<{ fetchOptions: { headers: Headers } }>).detail
  fetchOptions.headers['X-Frames'] = meta?.content ?? ''
})

type Headers = Record<string, string>
