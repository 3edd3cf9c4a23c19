import { expect, test } from 'vitest'
import type { Campaign } from '../../tables/campaigns.ts'
import { purchasesOf } from './purchase.ts'

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
