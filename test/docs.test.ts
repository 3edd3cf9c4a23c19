import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readPages } from '../docs/api/field-tables.ts'
import { projectRoot } from '../src/framework/project-root.ts'
import { rateLimits } from '../src/vocabulary/rate-limits.ts'
import { app, context } from './support/helper.ts'

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: projectRoot }).map((path) => ({
  path,
  text: readFileSync(join(projectRoot, path), 'utf8'),
}))
const pages = documents.filter(({ path }) => path.startsWith('docs/api/'))

test('no file has the marks of a merge in it', () => {
  const files = globSync(
    ['*.{md,ts,json}', '.ci/*', 'bin/**/*', '{bench,clients,db,deploy,docs,src,test,web}/**/*.*'],
    { cwd: projectRoot, exclude: ['**/node_modules/**', '**/*.{png,ttf,woff2,otf,gz}'] },
  )
  const isMark = /^(?:<{7} |={7}$|>{7} )/m
  const marked = files.filter((file) => {
    const path = join(projectRoot, file)
    return statSync(path).isFile() && isMark.test(readFileSync(path, 'utf8'))
  })
  expect(files.length).toBeGreaterThan(2000)
  expect(marked).toEqual([])
})

test('every link in the documents leads somewhere', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#:]+)\)/g)]
      .map(([, target]) => join(dirname(path), target as string))
      .filter((target) => !existsSync(join(projectRoot, target)))
      .map((target) => `${path} links to ${target}`),
  )
  expect(missing).toEqual([])
})

test('every file that the documents name is there', () => {
  const missing = documents
    .filter(({ path }) => !path.startsWith('docs/decisions/') && path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:src|db|test|web|bench)\/[\w./-]+)`/g)]
        .map(([, file]) => file as string)
        .filter((file) => !/NNNN/.test(file) && !existsSync(join(projectRoot, file)))
        .map((file) => `${path} names ${file}`),
    )
  expect(missing).toEqual([])
})

test('the map has every folder, and no other', () => {
  const folders = globSync('src/*/**/*.{ts,tsx}', { cwd: projectRoot })
    .map((file) => dirname(file).replace('src/', ''))
    // The views of a floor or a resource are with it; the parts that all share are folders of their own.
    .filter((folder) => folder.includes('/') && !/^\w+\/.+\/views$/.test(folder))
  const map = documents.find(({ path }) => path === 'docs/architecture.md')?.text ?? ''
  const named = [...map.matchAll(/^\| `([\w-]+\/[\w/-]+)\/` \| \S/gm)].map(([, folder]) => folder)

  expect(named).toEqual([...new Set(folders)].sort())
})

describe('docs/api', () => {
  /** `GET /organizations/:organization_id/campaigns.json`, whatever the page calls the id. */
  const operation = (method: string, path: string) =>
    `${method} ${path.replace(/:\w+/g, ':id').replace(/\.json$/, '')}`
  const mentioned = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/`(GET|POST|PATCH|DELETE) (\/\S*)`/g)].map(([, method, address]) => ({
      page: path,
      text,
      operation: operation(method as string, address as string),
    })),
  )

  test('has every operation of the interface, and no other', () => {
    const routes = app.routeTable.map(({ method, path, api, file }) => ({
      api: api ?? file,
      operation: operation(method, path),
    }))
    const offered = routes.filter(({ api }) => api !== undefined)
    const told = new Set(mentioned.map(({ operation }) => operation))
    const existing = new Set(routes.map(({ operation }) => operation))

    expect(offered.map(({ operation }) => operation).filter((one) => !told.has(one))).toEqual([])
    expect([...told].filter((one) => !existing.has(one))).toEqual([])
  })

  test('names every field that is sent or comes back, on the page of its operation', () => {
    const unnamed = app.routeTable.flatMap(({ method, path, api }) => {
      const on = mentioned.filter(({ operation: told }) => told === operation(method, path))
      const fields = [...fieldsOf(api?.response), ...fieldsOf(api?.body?.schema)]
      return fields
        .filter((field) => !on.some(({ text }) => new RegExp(`\\b${field}\\b`).test(text)))
        .map((field) => `${field} of ${method} ${path}`)
    })

    expect(unnamed).toEqual([])
  })

  test('has the fields of records as their shapes have them', async () => {
    const pages = await readPages()
    const outdated = pages.filter(({ text, written }) => text !== written).map(({ path }) => path)
    expect(outdated, 'npm run field-tables writes them anew').toEqual([])
  })

  test('tells every limit on how often, with the figures of the list', () => {
    const spans: Record<number, string> = { 3600: 'an hour', 86400: 'a day', 604800: 'a week' }
    const figures = Object.entries(rateLimits).map(([name, { seconds, ...limit }]) => {
      const most = 'most' in limit ? limit.most : context.config[limit.setting]
      // A sign-in with a provider has the limits of one by mail.
      return name.startsWith('social-')
        ? []
        : `${most} in ${spans[seconds] ?? `${seconds / 60} minutes`}`
    })
    const page = pages.find(({ path }) => path.endsWith('README.md'))?.text ?? ''
    const told = [...page.matchAll(/\| (\d+ in (?:an hour|a day|a week|\d+ minutes))/g)].map(
      ([, one]) => one,
    )

    expect(told.sort()).toEqual(figures.flat().sort())
  })

  test('knows of no limit that is not in the list', () => {
    const beside = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot })
      .filter((file) => !/\.test\.|rate-limit\.ts$/.test(file))
      .filter((file) =>
        /limitRate\((?!\w+(\.db)?, (\{ \.\.\.)?limitFor\()/.test(
          readFileSync(join(projectRoot, file), 'utf8').replace(/\s+/g, ' ').replaceAll('( ', '('),
        ),
      )

    expect(beside).toEqual([])
  })
})

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}
