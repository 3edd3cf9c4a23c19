import { expect, test } from 'vitest'
import { app } from '../support/helper.ts'
import { noRoute, pagesOf } from './pages.ts'
import { theWorld } from './world.ts'

const pages = pagesOf(await theWorld())

test('every page is looked at, or is said not to be one', () => {
  const routes = app.routeTable.filter(({ method }) => method === 'GET').map(({ path }) => path)

  expect(routes.filter((route) => !(route in pages))).toEqual([])
  expect(Object.keys(pages).filter((route) => !routes.includes(route))).toEqual([noRoute])
})
