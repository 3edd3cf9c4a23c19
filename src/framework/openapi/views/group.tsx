import type { Described, Schema } from '../described.ts'
import { asJson, exampleOf } from '../examples.ts'
import type { Reference } from '../records.ts'
import { CodePanel } from './code-panel.tsx'
import { Disclosure } from './disclosure.tsx'
import { Fields, received, recordAnchor } from './fields.tsx'
import { OperationEntry } from './operation.tsx'

type Props = { group: Reference['groups'][number]; document: Described }

/** The operations of one tag, and the records that they answer with. */
export function GroupSection({ group, document }: Props) {
  const { name, anchor, description, operations, records } = group

  return (
    <section aria-labelledby={anchor} class="mt-10">
      <h2 id={anchor} class="reference-title">
        {name}
      </h2>
      <p class="mt-1 mb-4 text-base-content/75">{description}</p>
      <div class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
        {operations.map((operation) => (
          <OperationEntry operation={operation} document={document} />
        ))}
        {records.map((record) => (
          <RecordEntry name={record} document={document} />
        ))}
      </div>
    </section>
  )
}

function RecordEntry({ name, document }: { name: string; document: Described }) {
  const schema = document.components.schemas[name] as Schema
  const example = asJson(exampleOf(schema, document))

  return (
    <Disclosure
      id={recordAnchor(name)}
      summary={
        <>
          <span class="method bg-base-300/60 text-base-content/75">JSON</span>
          <h3 class="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{name}</h3>
        </>
      }
    >
      <div class="grid gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <Fields schema={schema} marks={received} />
        <div class="min-w-0">
          <CodePanel title="Example" text={example} />
        </div>
      </div>
    </Disclosure>
  )
}
