import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { apiDocsPath } from '../../../../vocabulary/addresses/urls.ts'
import type { Reference } from '../records.ts'

/** The address of a place in the reference, by its anchor, as the page that is rendered links to it. */
type AddressOf = (anchor: string) => string

export const AddressContext = createContext<AddressOf | undefined>(undefined)

export function useAddressOf(): AddressOf {
  const addressOf = useContext(AddressContext)
  if (addressOf === undefined) throw new Error('Rendered outside of the reference')
  return addressOf
}

export const recordAnchor = (name: string) => `record-${name}`

/** Operations and records are on the page of their group, what they share is on the first. */
export function addressesFrom(page: string, groups: Reference['groups']): AddressOf {
  const pages = new Map(
    groups.flatMap(({ path, operations, records }) => [
      ...operations.map(({ operationId }) => [operationId, path] as const),
      ...records.map((name) => [recordAnchor(name), path] as const),
    ]),
  )
  return (anchor) => {
    const path = pages.get(anchor) ?? apiDocsPath
    return path === page ? `#${anchor}` : `${path}#${anchor}`
  }
}
