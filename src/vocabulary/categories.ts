/** Subjects of campaigns, and of what creators make, as people call them. */
export const categoryNames = {
  personal_brand: 'Personal brand',
  entertainment: 'Entertainment',
  product: 'Product',
  music: 'Music',
  gaming: 'Gaming',
  technology: 'Technology',
  education: 'Education',
  beauty: 'Beauty',
  fashion: 'Fashion',
  food: 'Food',
  fitness: 'Fitness',
  travel: 'Travel',
  finance: 'Finance',
  sports: 'Sports',
  news: 'News',
  other: 'Other',
} as const

export type Category = keyof typeof categoryNames

export const categories = Object.keys(categoryNames) as [Category, ...Category[]]
