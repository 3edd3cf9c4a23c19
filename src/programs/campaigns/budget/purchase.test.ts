import { expect, test } from 'vitest'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { type Purchase, purchaseInWords, purchasesOf } from './purchase.ts'

const terms = {
  cpm_amount: 175,
  base_reward_amount: 0,
  min_payout_amount: 350,
  max_payout_amount: 25_000,
} as Campaign

const withViews = (views: number, feeBps = 0) =>
  purchasesOf(terms, 500_000, feeBps).find((one) => one.views === views)

test('a post pays what the campaign would grant for it, and a budget pays so many of them', () => {
  expect(withViews(1000)).toEqual({ views: 1000, earned: 0, cost: 0, posts: null })
  expect(withViews(2000)).toEqual({ views: 2000, earned: 350, cost: 350, posts: 1428 })
  expect(withViews(1_000_000)).toEqual({
    views: 1_000_000,
    earned: 25_000,
    cost: 25_000,
    posts: 20,
  })
})

test('the fee is part of what a post costs', () => {
  expect(withViews(10_000, 1000)).toEqual({ views: 10_000, earned: 1750, cost: 1925, posts: 259 })
})

test('the ends of the slider are said in words that are true there', () => {
  const said = (views: number, budget = 500_000, fields: Partial<Campaign> = {}) => {
    const campaign = { ...terms, currency: 'eur', ...fields }
    const row = purchasesOf(campaign, budget, 0).find((one) => one.views === views) as Purchase
    const { figure, rest } = purchaseInWords(row, campaign)
    return `${figure}, ${rest}`
  }
  expect(said(500)).toBe('Costs nothing, below your minimum payout of €3.50')
  expect(said(500, 500_000, { min_payout_amount: 0, cpm_amount: 1 })).toBe(
    'Costs nothing, so few views earn nothing at this rate',
  )
  expect(said(1_000_000, 20_000)).toBe('None in full, one post costs €250.00, more than the budget')
  expect(said(1_000_000, 30_000)).toBe('1 post, for €250.00')
  expect(said(2000)).toBe('1,428 posts, each for €3.50')
})
