import { expect, test } from 'vitest'
import { Overloaded } from './errors.ts'
import { takeTurns, workOfProcess } from './fair-queue.ts'

function setUp(limits: Parameters<typeof takeTurns>[0]) {
  const inTurn = takeTurns(limits)
  const started: string[] = []
  /** Begins a thing of an owner, such as `ana 2`. */
  const run = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const ended = inTurn(name.split(' ')[0] as string, () => {
      started.push(name)
      return promise
    })
    return { name, ended, finish: resolve, fail: reject }
  }
  return { run, started }
}

const refusal = expect.any(Overloaded)

test('so many run at once, so many wait in the order they came, and the rest is refused', async () => {
  const { run, started } = setUp({ atOnce: 2, waiting: 2, each: { atOnce: 2, waiting: 2 } })
  const [one, two, three, four] = ['ana 1', 'ana 2', 'ana 3', 'ana 4'].map(run)
  await expect(run('ana 5').ended).rejects.toEqual(refusal)
  expect(started).toEqual(['ana 1', 'ana 2'])

  one?.fail(new Error('broken'))
  await expect(one?.ended).rejects.toThrow('broken')
  expect(started).toEqual(['ana 1', 'ana 2', 'ana 3'])

  for (const thing of [two, three, four]) {
    thing?.finish()
    await thing?.ended
  }
  const six = run('ana 6')
  six.finish()
  await six.ended
  expect(started).toEqual(['ana 1', 'ana 2', 'ana 3', 'ana 4', 'ana 6'])
})

test('whoever brings much has a share, and nobody else is refused or waits for all of it', async () => {
  const { run, started } = setUp({ atOnce: 2, waiting: 12, each: { atOnce: 1, waiting: 4 } })
  const many = Array.from({ length: 16 }, (_, index) => run(`ana ${index}`))
  const refused = await Promise.allSettled(many.slice(5).map(({ ended }) => ended))
  expect(refused.map(({ status }) => status)).toEqual(Array(11).fill('rejected'))
  expect(started).toEqual(['ana 0'])

  const [ben, cleo] = [run('ben 0'), run('cleo 0')]
  expect(started).toEqual(['ana 0', 'ben 0'])
  ben.finish()
  await ben.ended
  expect(started).toEqual(['ana 0', 'ben 0', 'cleo 0'])
  cleo.finish()
  for (const { finish, ended } of many.slice(0, 5)) {
    finish()
    await ended
  }
  expect(started).toEqual(['ana 0', 'ben 0', 'cleo 0', 'ana 1', 'ana 2', 'ana 3', 'ana 4'])
})

test('owners take turns, however many things each of them brings', async () => {
  const { run, started } = setUp({ atOnce: 1, waiting: 12, each: { atOnce: 1, waiting: 4 } })
  const things = ['ana 0', 'ana 1', 'ana 2', 'ben 0', 'ben 1', 'cleo 0'].map(run)
  for (let done = 0; done < things.length; done += 1) {
    const current = things.find(({ name }) => name === started[done])
    current?.finish()
    await current?.ended
  }
  expect(started).toEqual(['ana 0', 'ana 1', 'ben 0', 'cleo 0', 'ana 2', 'ben 1'])
})

test('where nobody else could wait, the newest of whoever has the most makes room', async () => {
  const { run, started } = setUp({ atOnce: 1, waiting: 3, each: { atOnce: 1, waiting: 3 } })
  const [first, second, third, fourth] = ['ana 0', 'ana 1', 'ana 2', 'ana 3'].map(run)
  const ben = run('ben 0')
  await expect(fourth?.ended).rejects.toEqual(refusal)
  await expect(run('ana 4').ended).rejects.toEqual(refusal)
  const cleo = run('cleo 0')
  await expect(third?.ended).rejects.toEqual(refusal)
  await expect(run('dov 0').ended).rejects.toEqual(refusal)

  for (const thing of [first, second, ben, cleo]) {
    thing?.finish()
    await thing?.ended
  }
  expect(started).toEqual(['ana 0', 'ana 1', 'ben 0', 'cleo 0'])
})

test('the process itself is never refused, and keeps nobody else from waiting', async () => {
  const inTurn = takeTurns({ atOnce: 1, waiting: 1, each: { atOnce: 1, waiting: 1 } })
  const gate = Promise.withResolvers<void>()
  const own = Array.from({ length: 20 }, () => inTurn(workOfProcess, () => gate.promise))
  const ended: string[] = []
  const ana = inTurn('ana', async () => void ended.push('ana'))
  await expect(inTurn('ben', () => gate.promise)).rejects.toEqual(refusal)
  own[19]?.then(() => ended.push('own'))

  gate.resolve()
  await Promise.all([...own, ana])
  expect(ended).toEqual(['ana', 'own'])
})
