import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from './json-fields.ts'
import { from, listOf, meaning, nullable, shapeOf } from './shape.ts'

type Brand = { name: string; secret: string }
const BrandJson = shapeOf<Brand>()('TestedBrand', { name: text('Northwind') })
const key = from(z.string().optional(), ({ key }: { key: string | null }) => key ?? undefined)

const ProgramJson = shapeOf<{
  id: number
  title: string
  key: string | null
  brand: Brand | null
  rivals: Brand[]
}>()(undefined, {
  id: meaning(
    from(z.string(), ({ id }: { id: number }) => `p${id}`),
    'Its id',
  ),
  title: text('Autumn'),
  heading: from(z.string(), 'title'),
  key,
  brand: meaning(nullable(BrandJson), 'Whose it is'),
  rivals: listOf(BrandJson),
})

const brand = { name: 'Northwind', secret: 'hush' }

test('shows the fields that were declared, and nothing else of the row', () => {
  const row = { id: 7, title: 'Autumn', key: 'k', brand, rivals: [brand], hidden: true }
  expect(ProgramJson.present(row)).toEqual({
    id: 'p7',
    title: 'Autumn',
    heading: 'Autumn',
    key: 'k',
    brand: { name: 'Northwind' },
    rivals: [{ name: 'Northwind' }],
  })
})

test('leaves out what is not there, and keeps what is null', () => {
  const row = { id: 7, title: 'Autumn', key: null, brand: null, rivals: [] }
  expect(JSON.parse(JSON.stringify(ProgramJson.present(row)))).toEqual({
    id: 'p7',
    title: 'Autumn',
    heading: 'Autumn',
    brand: null,
    rivals: [],
  })
})

test('is the schema of what it shows', () => {
  const shown = ProgramJson.present({ id: 7, title: 'A', key: null, brand, rivals: [brand] })
  expect(ProgramJson.parse(shown)).toEqual(shown)
  expect(ProgramJson.shape.id.description).toBe('Its id')
  expect(ProgramJson.shape.brand.description).toBe('Whose it is')
  expect(BrandJson.meta()?.id).toBe('TestedBrand')
})

test('refuses what a row does not have, or has in another type', () => {
  // @ts-expect-error A brand has no size.
  shapeOf<Brand>()(undefined, { size: text('large') })
  // @ts-expect-error Its name is no number.
  shapeOf<Brand>()(undefined, { name: z.number() })
  // @ts-expect-error It has nothing that is called label.
  shapeOf<Brand>()(undefined, { name: from(z.string(), 'label') })
  // @ts-expect-error It has no key.
  shapeOf<Brand>()(undefined, { key })
  // @ts-expect-error Its name is no brand.
  shapeOf<Brand>()(undefined, { name: BrandJson })
})
