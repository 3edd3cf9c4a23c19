import { isCountryCode } from '../../vocabulary/people/countries.ts'

/** A product as JSON-LD describes it, as far as it is of use here. */
export type LinkedProduct = {
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
// No page has as many things around its product, and a hostile one has hundreds of thousands.
const mostThings = 5000

/** The product in one block of JSON-LD. */
export function findProduct(block: unknown): LinkedProduct | undefined {
  const thing = findThing(block, deepest, { left: mostThings })
  if (thing === undefined) return undefined

  return {
    name: textOf(thing.name),
    description: textOf(thing.description),
    image: imageOf(thing.image),
    countries: [...new Set(listOf(thing.offers).flatMap(countriesOf))],
  }
}

function findThing(value: unknown, depth: number, room: { left: number }): Thing | undefined {
  if (depth === 0) return undefined
  for (const thing of listOf(value)) {
    if (room.left === 0) return undefined
    room.left -= 1
    if (isThing(thing) && isProduct(thing)) return thing
    const inner = isThing(thing) ? holders.map((holder) => thing[holder]) : [thing]
    for (const part of inner.filter((part) => typeof part === 'object')) {
      const found = findThing(part, depth - 1, room)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function isProduct(thing: Thing): boolean {
  return listOf(thing['@type']).some((type) => typeof type === 'string' && productType.test(type))
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
    .filter((code) => typeof code === 'string')
    .map((code) => code.trim().toUpperCase())
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
