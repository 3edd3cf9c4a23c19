import { refuseDepth } from './depth.ts'

const bracketed = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

type Nested = { [key: string]: unknown }

/**
 * Gives form fields the shape their JSON would have: `campaign[name]` is a key of an object,
 * `countries[]` an item of a list. A later field of the same name replaces an earlier one. A form sends a
 * blank item too, so that choosing nothing still sends a list: the blank is none of its items.
 */
export function nestFields(fields: Iterable<readonly [string, unknown]>): Nested {
  const nested: Nested = {}
  for (const [name, value] of fields) {
    const keys = keysOf(name)
    refuseDepth(keys.length)
    if (!keys.some((key) => forbidden.has(key))) place(nested, keys, value)
  }
  return nested
}

function keysOf(name: string): string[] {
  const [, first, rest] = bracketed.exec(name) ?? []
  if (first === undefined || rest === undefined) return [name]
  return [
    first,
    ...rest
      .split('[')
      .slice(1)
      .map((part) => part.slice(0, -1)),
  ]
}

function place(target: Nested, [key = '', ...rest]: string[], value: unknown): void {
  const [next, ...further] = rest
  if (next === undefined) {
    target[key] = value
  } else if (next === '' && further.length === 0) {
    const list = Array.isArray(target[key]) ? target[key] : []
    target[key] = list
    if (value !== '') list.push(value)
  } else {
    const child = target[key]
    const object: Nested = isObject(child) ? child : {}
    target[key] = object
    place(object, rest, value)
  }
}

function isObject(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
