/**
 * Things that a program lacks before it can go on, each with the sentence that says so. Programs know them by
 * the name, which is the code of a refusal and stays when the sentence is worded anew.
 */
export const lacks = {
  name_missing: 'Give it a name.',
  brief_missing: 'Write a brief.',
  brief_unfinished: 'Complete the brief: it is still the template.',
  platform_missing: 'Choose at least one platform.',
  pay_missing: 'Set a rate per 1,000 views or a base reward.',
  base_reward_too_small:
    'The base reward is less than the minimum payout, so no post would earn anything.',
  base_reward_too_large: 'The base reward is more than the maximum payout.',
  end_passed: 'Its end date is in the past. Choose a later one, or none.',
  debt_open: 'Pay what your organization owes first.',
  budget_missing: 'Add budget: there is not enough for a single payout.',
} as const
