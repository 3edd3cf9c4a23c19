import type { Described, Schema } from '../../document/described.ts'
import { exampleOf } from '../../document/examples.ts'
import { asJson } from '../examples.ts'
import type { Reference } from '../records.ts'
import { recordAnchor } from './addresses.ts'
import { Disclosure } from './disclosure.tsx'
import { CodePanel } from './operation/code-panel.tsx'
import { Fields, received } from './operation/fields.tsx'
import { OperationEntry } from './operation/operation.tsx'
import { TryItForm } from './operation/try-it.tsx'
import { ReferenceBody } from './reference.tsx'
import { Section } from './section.tsx'

type Props = Reference & { group: Reference['groups'][number] }

/** The operations of one tag, and the records that they are the first to answer with. */
export function GroupReference({ group, groups, guides, document }: Props) {
  const { path, operations, records } = group

  return (
    <ReferenceBody page={path} groups={groups} guides={guides}>
      <Section anchor="operations" title="Operations">
        {operations.map((operation) => (
          <OperationEntry operation={operation} document={document} />
        ))}
      </Section>
      {records.length > 0 && (
        <Section anchor="records" title="Records">
          {records.map((record) => (
            <RecordEntry name={record} document={document} />
          ))}
        </Section>
      )}
      <TryItForm />
    </ReferenceBody>
  )
}

function RecordEntry({ name, document }: { name: string; document: Described }) {
  const schema = document.components.schemas[name] as Schema
  const example = asJson(exampleOf(schema, document.components.schemas))

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
