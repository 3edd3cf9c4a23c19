import { Badge } from '../../../../views/values/badge.tsx'
import { neededInWords } from '../../../areas.ts'
import type { Described } from '../../../document/described.ts'
import { curlOf } from '../../curl.ts'
import type { Operation } from '../../operations.ts'
import { useAddressOf } from '../addresses.ts'
import { Disclosure } from '../disclosure.tsx'
import { Text } from '../text.tsx'
import { CodePanel } from './code-panel.tsx'
import { Parameters } from './parameters.tsx'
import { RequestBody } from './request-body.tsx'
import { AnswerExample, Responses } from './responses.tsx'
import { TryIt } from './try-it.tsx'

type Props = { operation: Operation; document: Described }

/** An operation with what is sent and what comes back on the left, the same as an example beside it. */
export function OperationEntry({ operation, document }: Props) {
  const { operationId, description, parameters, requestBody, responses } = operation

  return (
    <Disclosure id={operationId} summary={<OperationHeading operation={operation} />}>
      <div class="grid gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div class="min-w-0 space-y-6">
          <div class="space-y-3 text-sm text-base-content/85">
            <p>
              <Text>{description}</Text>
            </p>
            <Twin operation={operation} />
            <Replaced operation={operation} />
            <Credential operation={operation} />
            <Area operation={operation} />
          </div>
          <Parameters parameters={parameters} />
          {requestBody && <RequestBody body={requestBody} />}
          <Responses responses={responses} document={document} />
        </div>
        <div class="min-w-0 space-y-4 @3xl:sticky @3xl:top-4 @3xl:self-start">
          <CodePanel title="Request" text={curlOf(operation, document)} copy />
          <AnswerExample responses={responses} document={document} />
          <TryIt operation={operation} document={document} />
        </div>
      </div>
    </Disclosure>
  )
}

export function OperationHeading({
  operation: { method, path, summary },
}: {
  operation: Operation
}) {
  return (
    <span class="flex min-w-0 flex-1 flex-col items-start gap-x-3 gap-y-1 sm:flex-row sm:items-center">
      <Method>{method}</Method>
      <span class="min-w-0">
        <h3 class="text-sm font-medium">{summary}</h3>
        <code class="block font-mono text-xs wrap-anywhere text-base-content/70">{path}</code>
      </span>
    </span>
  )
}

function Twin({ operation: { twin } }: { operation: Operation }) {
  if (twin === undefined) return null

  return (
    <p id={twin}>
      <Text>
        `PUT` does the same, for clients that prefer it: what is left out stays as it was.
      </Text>
    </p>
  )
}

/** The hint that another operation does the same, and better. */
function Replaced({ operation }: { operation: Operation }) {
  const addressOf = useAddressOf()
  const { 'x-replaced-by': better } = operation
  if (better === undefined) return null

  return (
    <p>
      <Badge tone="warning">Deprecated</Badge>{' '}
      <a href={addressOf(better)} class="link font-mono text-xs">
        {better}
      </a>
    </p>
  )
}

/** The credential of an operation, if it is not what most take, a token or a session. */
function Credential({ operation: { security } }: { operation: Operation }) {
  if (security === undefined) return null

  // An empty choice among others: none will do as well.
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0)

  return (
    <p>
      {isOpen ? (
        <Badge tone="success">Needs no credential</Badge>
      ) : (
        <Badge tone="warning">Needs a session, no token will do</Badge>
      )}
    </p>
  )
}

function Area({ operation: { method, 'x-area': needed } }: { operation: Operation }) {
  if (needed === undefined) return null

  return (
    <p class="text-xs text-base-content/70">
      <Text>{neededInWords(method, needed)}</Text>
    </p>
  )
}

const tones: Record<string, string> = {
  GET: 'bg-info/10 text-info',
  POST: 'bg-success/10 text-success',
  PATCH: 'bg-warning/10 text-warning',
  DELETE: 'bg-error/10 text-error',
}

function Method({ children }: { children: string }) {
  return <span class={`method ${tones[children] ?? ''}`}>{children}</span>
}
