import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../src/project-root.ts'

const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

/** Folders that serve every resource and know none. */
const shared = [
  'database',
  'http',
  'jobs',
  'mail',
  'prefill',
  'push',
  'reference',
  'rich-text',
  'uploads',
  'views',
]

/** What a job, a mail or an upload is handed. It names no resource itself. */
const services = 'src/services.ts'

type Import = { target: string; isType: boolean }

function importsOf(file: string): Import[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  return [...text.matchAll(/^import (type )?[^'"]*?['"](\.[^'"]+)['"]/gms)].map(
    ([, type, path]) => ({
      target: normalize(join(dirname(file), path as string)),
      isType: type !== undefined,
    }),
  )
}

const folderOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1]

describe.each(shared)('src/%s', (folder) => {
  const own = files.filter((file) => folderOf(file) === folder)

  test('imports no resource', () => {
    const beyond = own.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => {
          const to = folderOf(target)
          return to !== undefined && !shared.includes(to)
        })
        .map(({ target }) => `${file} imports ${target}`),
    )
    expect(beyond).toEqual([])
  })

  test('takes the services as a type only, and not the routes or the app', () => {
    const beyond = own.flatMap((file) =>
      importsOf(file)
        .filter(({ target, isType }) => {
          const isServices = target === services && !isType
          return isServices || ['src/routes.ts', 'src/app.ts', 'src/main.ts'].includes(target)
        })
        .map(({ target }) => `${file} imports ${target}`),
    )
    expect(beyond).toEqual([])
  })
})

describe('a resource', () => {
  test('is not reached past its routes by src/app.ts', () => {
    const beyond = importsOf('src/app.ts').filter(({ target }) => {
      const to = folderOf(target)
      return to !== undefined && !shared.includes(to)
    })
    expect(beyond).toEqual([])
  })

  test('keeps its layers: nothing below the routes imports routes or views', () => {
    const below = /\/(table|schema|policy|queries|model|presenter)\.ts$/
    const beyond = files
      .filter((file) => below.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => /routes\.tsx?$|\/views\//.test(target))
          .map(({ target }) => `${file} imports ${target}`),
      )
    expect(beyond).toEqual([])
  })
})

test('no file is longer than 200 lines', () => {
  const long = files
    .map((file) => ({
      file,
      lines: readFileSync(join(projectRoot, file), 'utf8').split('\n').length - 1,
    }))
    .filter(({ lines }) => lines > 200)
  expect(long).toEqual([])
})

test('no folder or file is called after nothing', () => {
  const vague = files.filter((file) =>
    /(^|\/)(utils?|helpers?|common|misc|index)(\/|\.tsx?$)/.test(file),
  )
  expect(vague.filter((file) => !file.endsWith('/views/index.tsx'))).toEqual([])
})
