import { accessTokensPath, apiGroupPath } from '../../vocabulary/addresses/urls.ts'
import { CodeBlock } from './code-block.tsx'
import { type Call, useFrame } from './frame.ts'
import { Icon } from './values/icon.tsx'

const id = 'api-panel'

/** Opens what the page is for programs. */
export function ApiButton() {
  const { calls } = useFrame()
  if (calls.length === 0) return null

  return (
    <button type="button" popovertarget={id} class="btn btn-ghost btn-sm btn-square max-sm:hidden">
      <Icon name="braces" class="size-4.5" />
      <span class="sr-only">This page as an API call</span>
    </button>
  )
}

/** The page as requests of the API: the address, a line for the shell, and the answer. */
export function ApiPanel() {
  const { calls } = useFrame()
  if (calls.length === 0) return null

  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} class="side-sheet">
      <div class="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} class="font-display text-xl font-bold tracking-tight">
          {calls.length === 1 ? 'This page as an API call' : 'This page as API calls'}
        </h2>
        <button
          type="button"
          popovertarget={id}
          popovertargetaction="hide"
          class="btn btn-ghost btn-sm btn-square"
          autofocus
        >
          <Icon name="x" />
          <span class="sr-only">Close</span>
        </button>
      </div>
      <p class="mt-2 text-sm text-base-content/75">
        Scripts use the same addresses, with an{' '}
        <a href={accessTokensPath} class="link">
          access token
        </a>{' '}
        instead of your session.
      </p>
      {calls.map((call) => (
        <CallItem call={call} />
      ))}
    </div>
  )
}

function CallItem({ call }: { call: Call }) {
  const { method, address, name, tag, summary } = call

  return (
    <section class="mt-6">
      <h3 class="font-semibold">{summary}</h3>
      <p class="mt-1 mb-3 font-mono text-xs break-all text-base-content/75">
        <span class="font-semibold text-base-content">{method}</span> {address}
      </p>
      <CodeBlock text={curlOf(call)} label="Copy" />
      <details class="mt-3 text-sm">
        <summary class="cursor-pointer">In TypeScript</summary>
        <div class="mt-2">
          <CodeBlock text={fetchOf(call)} label="Copy" />
        </div>
      </details>
      {method === 'GET' && <Answer address={address} />}
      <p class="mt-3 text-sm">
        <a href={`${apiGroupPath(tag)}#${name}`} class="link">
          API reference
        </a>
      </p>
    </section>
  )
}

/** The answer, which is asked for when the panel opens, with the session of whoever looks. */
function Answer({ address }: { address: string }) {
  const { pathname, search } = new URL(address)

  return (
    <div
      class="mt-3"
      data-controller="answer"
      data-answer-address-value={`${pathname}${search}`}
      data-answer-panel-value={id}
    >
      <p class="text-sm">
        It returns{' '}
        <a href={`${pathname}${search}`} class="link" data-turbo="false">
          this JSON
        </a>
        .
      </p>
      <pre
        hidden
        class="code-lines mt-2 rounded-field bg-sunk"
        tabindex={0}
        data-answer-target="text"
      />
    </div>
  )
}

function curlOf({ method, address, root }: Call): string {
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${address}"`,
    '-H "Authorization: Bearer $TOKEN"',
    ...(method === 'GET'
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d '${root === undefined ? '{}' : `{"${root}": {}}`}'`,
        ]),
  ].join(' \\\n  ')
}

/** The function with which the reader's program sends it: nothing is sent from here. */
const sender = 'fetch'

function fetchOf({ method, address, root }: Call): string {
  const isRead = method === 'GET'
  const sent = root === undefined ? '{}' : `{ ${root}: {} }`
  return [
    `const request = new Request('${address}', {`,
    ...(isRead ? [] : [`  method: '${method}',`]),
    '  headers: {',
    "    Authorization: 'Bearer ' + process.env.TOKEN,",
    ...(isRead ? [] : ["    'Content-Type': 'application/json',"]),
    '  },',
    ...(isRead ? [] : [`  body: JSON.stringify(${sent}),`]),
    '})',
    `const response = await ${sender}(request)`,
    'const answer = await response.json()',
  ].join('\n')
}
