import { apiDocsPath } from '../../../../vocabulary/addresses/urls.ts'
import type { Operation } from '../operations.ts'
import type { Reference } from '../records.ts'
import { recordAnchor, useAddressOf } from './addresses.ts'
import { Introduction } from './introduction.tsx'
import { OperationHeading } from './operation/operation.tsx'
import { ReferenceBody } from './reference.tsx'
import { Section } from './section.tsx'
import { Appendix } from './shared/appendix.tsx'

/** The rules of all operations, and the way to each. */
export function Overview({ document, groups, guides }: Reference) {
  return (
    <ReferenceBody page={apiDocsPath} groups={groups} guides={guides}>
      <Introduction document={document} />
      {groups.map((group) => (
        <GroupLinks group={group} />
      ))}
      <Appendix document={document} />
    </ReferenceBody>
  )
}

function GroupLinks({ group }: { group: Reference['groups'][number] }) {
  const { name, anchor, path, description, operations, records } = group

  return (
    <Section
      anchor={anchor}
      title={
        <a href={path} class="link link-hover">
          {name}
        </a>
      }
      description={description}
    >
      {operations.map((operation) => (
        <OperationLink operation={operation} />
      ))}
      {records.length > 0 && (
        <p class="flex flex-wrap gap-1.5 px-4 py-3 sm:px-5">
          {records.map((record) => (
            <RecordLink name={record} />
          ))}
        </p>
      )}
    </Section>
  )
}

/**
 * Has the name that the operation has on its page, because all were on this one: links to it still lead
 * there.
 */
function OperationLink({ operation }: { operation: Operation }) {
  const { operationId, twin } = operation

  return (
    <a id={operationId} href={useAddressOf()(operationId)} class="operation-link">
      <OperationHeading operation={operation} />
      {twin && <span id={twin} />}
    </a>
  )
}

function RecordLink({ name }: { name: string }) {
  const anchor = recordAnchor(name)

  return (
    <a id={anchor} href={useAddressOf()(anchor)} class="chip-link">
      {name}
    </a>
  )
}
