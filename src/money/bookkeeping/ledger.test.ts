import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { ledgerAccounts, ledgerTransfers } from '../../tables/finance/ledger.ts'
import {
  type AccountName,
  externalAccount,
  feesAccount,
  readBalance,
  walletAccount,
} from './accounts.ts'
import { type Movement, moveMoney, Overdrawn } from './transfers.ts'

let last = 0

/** Nobody else's wallet, in a currency of one's choice. */
function someWallet(currency = 'usd'): AccountName {
  last += 1
  return walletAccount({ id: Date.now() * 1000 + last }, currency)
}

const move = (...movements: Movement[]) => db.transaction((tx) => moveMoney(tx, movements))

function deposit(to: AccountName, amount: number, key = `deposit:${to.owner_id}`): Movement {
  return { key, event: 'funding_succeeded', from: externalAccount('test', to.currency), to, amount }
}

function pay(from: AccountName, to: AccountName, amount: number, key: string): Movement {
  return { key, event: 'provider_cost', from, to, amount }
}

describe('money', () => {
  test('moves from one account to another', async () => {
    const [one, other] = [someWallet(), someWallet()]

    await move(deposit(one, 1000))
    await move(pay(one, other, 300, `pay:${one.owner_id}`))

    expect([await readBalance(db, one), await readBalance(db, other)]).toEqual([700, 300])
  })

  test('is moved once under a key, however often it is asked for', async () => {
    const account = someWallet()

    await move(deposit(account, 1000))
    await Promise.all([1, 2, 3].map(() => move(deposit(account, 1000))))

    expect(await readBalance(db, account)).toBe(1000)
  })

  test('is not moved under a key that stands for something else', async () => {
    const account = someWallet()
    await move(deposit(account, 1000))

    await expect(move(deposit(account, 999))).rejects.toThrow('stands for another transfer')
    const elsewhere = deposit(someWallet(), 1000, `deposit:${account.owner_id}`)
    await expect(move(elsewhere)).rejects.toThrow('stands for another transfer')
    expect(await readBalance(db, account)).toBe(1000)
  })

  test('that is not there cannot be moved, nor anything with it', async () => {
    const [one, other] = [someWallet(), someWallet()]
    await move(deposit(one, 1000))
    const together = [
      pay(one, other, 400, `first:${one.owner_id}`),
      pay(one, other, 700, `second:${one.owner_id}`),
    ]

    await expect(move(...together)).rejects.toThrow(Overdrawn)
    expect([await readBalance(db, one), await readBalance(db, other)]).toEqual([1000, 0])
  })

  test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('never moves %d', async (amount) => {
    await expect(move(deposit(someWallet(), amount))).rejects.toThrow('no amount')
  })

  test('stays in its currency', async () => {
    const [dollars, euros] = [someWallet('usd'), someWallet('eur')]
    await move(deposit(dollars, 1000))

    await expect(move(pay(dollars, euros, 10, `mixed:${dollars.owner_id}`))).rejects.toThrow()
    expect([await readBalance(db, dollars), await readBalance(db, euros)]).toEqual([1000, 0])
  })

  test('is not lost, doubled or overspent by many at the same moment', async () => {
    const [source, ...targets] = Array.from({ length: 6 }, () => someWallet())
    const from = source as AccountName
    await move(deposit(from, 1000))

    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, number) =>
        move(pay(from, targets[number % 5] as AccountName, 30, `${from.owner_id}:${number}`)),
      ),
    )

    const paid = results.filter(({ status }) => status === 'fulfilled').length
    const balances = await Promise.all(targets.map((target) => readBalance(db, target)))
    expect(paid).toBe(33)
    expect(await readBalance(db, from)).toBe(10)
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(990)
  })
})

describe('the database', () => {
  test.each([
    ['transfer', sql`update ledger_transfers set amount = amount + 1`],
    ['transfer', sql`delete from ledger_transfers`],
    ['transfer', sql`truncate ledger_transfers`],
    ['account', sql`update ledger_accounts set balance = 5`],
    ['account', sql`update ledger_accounts set owner_id = 5`],
    ['account', sql`delete from ledger_accounts`],
    ['account', sql`truncate ledger_accounts cascade`],
    [
      'account',
      sql`insert into ledger_accounts (kind, owner_id, currency, balance) values ('wallet', 1, 'usd', 5)`,
    ],
  ])('lets nobody change a %s by hand', async (_what, statement) => {
    await move(deposit(someWallet(), 1000))

    await expect(db.execute(statement)).rejects.toThrow()
  })

  test('keeps no balance where everybody would wait for it', async () => {
    const account = someWallet()
    await move(deposit(account, 1000), {
      ...pay(account, feesAccount('usd'), 10, `fee:${account.owner_id}`),
    })

    const [row] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'fees'))
    expect(row?.balance).toBeNull()
  })

  test('has the same balances as the transfers add up to', async () => {
    const { rows } = await db.execute<{ differences: number }>(sql`
      select count(*) as differences from ledger_accounts where balance is not null and balance <>
        coalesce((select sum(amount) from ledger_transfers where credit_account_id = ledger_accounts.id), 0) -
        coalesce((select sum(amount) from ledger_transfers where debit_account_id = ledger_accounts.id), 0)`)
    expect(Number(rows[0]?.differences)).toBe(0)
    expect(await db.$count(ledgerTransfers)).toBeGreaterThan(0)
  })

  test('opens an account once, for all who need it at the same moment', async () => {
    const [one, other] = [someWallet(), someWallet()]
    await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        move(
          deposit(one, 10, `one:${one.owner_id}:${number}`),
          deposit(other, 10, `other:${one.owner_id}:${number}`),
        ),
      ),
    )
    expect([await readBalance(db, one), await readBalance(db, other)]).toEqual([50, 50])
    const opened = inArray(ledgerAccounts.owner_id, [one.owner_id, other.owner_id])
    expect(await db.$count(ledgerAccounts, opened)).toBe(2)
  })
})
