import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beginDatabase, dropUnfinished, finishDatabase } from './unfinished.ts'

function makeDataDir() {
  const dataDir = mkdtempSync(join(process.env.DATA_DIR as string, 'unfinished-'))
  const database = join(dataDir, 'postgres')
  mkdirSync(join(database, 'base'), { recursive: true })
  mkdirSync(join(dataDir, 'uploads'))
  return { dataDir, database }
}

test('a database that was begun and not finished is deleted, and only once', () => {
  const { dataDir, database } = makeDataDir()
  beginDatabase(dataDir)
  dropUnfinished(dataDir, database)
  expect(readdirSync(dataDir)).toEqual(['uploads'])

  mkdirSync(database)
  dropUnfinished(dataDir, database)
  expect(existsSync(database)).toBe(true)
})

test('one that was finished stays', () => {
  const { dataDir, database } = makeDataDir()
  beginDatabase(dataDir)
  finishDatabase(dataDir)
  dropUnfinished(dataDir, database)
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'uploads'])
})
