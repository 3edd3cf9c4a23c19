import { apiGroupAnchor, apiGroupPath } from '../../../vocabulary/addresses/urls.ts'
import {
  type Described,
  type DescribedOperation,
  isReference,
  nameIn,
  type Parameter,
} from '../document/described.ts'

export type Operation = Omit<DescribedOperation, 'parameters'> & {
  method: string
  path: string
  parameters: Parameter[]
  /** The operation under PUT, where there is PATCH: told of in one place, because it differs in no way. */
  twin: string | undefined
}

/** The operations of each tag, in the order of the tags. */
export function operationsByTag(document: Described) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'put' || methods.patch === undefined)
      .map(([method, operation]) => operationOf(document, path, method, operation)),
  )
  return document.tags.map((tag) => ({
    ...tag,
    anchor: apiGroupAnchor(tag.name),
    path: apiGroupPath(tag.name),
    operations: ownFirst(
      operations.filter(({ tags }) => tags.includes(tag.name)),
      tag.name,
    ),
  }))
}

/**
 * Those first that whoever has come for a resource needs first: to list, show, create and change its records
 * and to publish them. Others stay as they are.
 */
function ownFirst(operations: Operation[], tag: string): Operation[] {
  const noun = tag.toLowerCase().replaceAll(' ', '_')
  const own = new RegExp(
    `^(?:/organizations/\\{organization_id\\}|/me)?/${noun}(/\\{\\w+\\})?\\.json$`,
  )
  const moves = new RegExp(`/${noun}/\\{id\\}/(publication|review_request)\\.json$`)
  const rankOf = ({ method, path }: Operation): number => {
    const [isOwn, id] = own.exec(path) ?? []
    if (isOwn !== undefined) return orderOf.indexOf(`${method}${id ? ' one' : ''}`)
    return moves.test(path) && method === 'POST' ? orderOf.length : orderOf.length + 1
  }
  return operations.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const orderOf = ['GET', 'GET one', 'POST', 'PATCH one', 'DELETE one']

export type Group = ReturnType<typeof operationsByTag>[number]

function operationOf(
  { components, paths }: Described,
  path: string,
  method: string,
  operation: DescribedOperation,
): Operation {
  const parameters = operation.parameters.map((parameter) =>
    isReference(parameter)
      ? (components.parameters[nameIn(parameter.$ref)] as Parameter)
      : parameter,
  )
  const twin = method === 'patch' ? paths[path]?.put?.operationId : undefined
  return { ...operation, method: method.toUpperCase(), path, parameters, twin }
}
