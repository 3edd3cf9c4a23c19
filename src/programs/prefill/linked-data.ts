import { isCountryCode } from '../../vocabulary/countries.ts'

/** A product as JSON-LD describes it, as far as it is of use here. */
type LinkedProduct = {
  name?: string | undefined
  description?: string | undefined
  image?: string | undefined
  countries: string[]
}

type Thing = Record<string, unknown>

const productType = /^(https?:\/\/schema\.org\/)?(Product|ProductGroup|IndividualProduct)$/
// Properties in which other things may contain the product that a page is about.
const holders = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item']
const deepest = 6

export function findProduct(blocks: unknown[]): LinkedProduct | undefined {
  const thing = findThing(blocks, deepest)
  if (thing === undefined) return undefined

  return {
    name: textOf(thing.name),
    description: textOf(thing.description),
    image: imageOf(thing.image),
    countries: [...new Set(listOf(thing.offers).flatMap(countriesOf))],
  }
}

function findThing(value: unknown, depth: number): Thing | undefined {
  if (depth === 0) return undefined
  for (const thing of listOf(value)) {
    if (Array.isArray(thing)) {
      const found = findThing(thing, depth - 1)
      if (found !== undefined) return found
    } else if (isThing(thing)) {
      if (listOf(thing['@type']).some((type) => productType.test(String(type)))) return thing
      const found = findThing(
        holders.flatMap((holder) => thing[holder]),
        depth - 1,
      )
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** The countries that an offer is made to or ships to. */
function countriesOf(offer: unknown): string[] {
  if (!isThing(offer)) return []
  const destinations = listOf(offer.shippingDetails)
    .filter(isThing)
    .flatMap(({ shippingDestination }) => listOf(shippingDestination))
    .map((destination) => (isThing(destination) ? destination.addressCountry : undefined))

  return [offer.eligibleRegion, offer.areaServed, ...destinations]
    .flatMap(listOf)
    .map((place) => (isThing(place) ? place.name : place))
    .flatMap(listOf)
    .map((code) => String(code).trim().toUpperCase())
    .filter(isCountryCode)
}

function imageOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  if (isThing(first)) return textOf(first.url) ?? textOf(first.contentUrl)
  return textOf(first)
}

function textOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  return typeof first === 'string' && first.trim() !== '' ? first : undefined
}

/** JSON-LD writes one value bare and several as a list. */
function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
