import type { Campaign } from '../../../tables/campaigns/campaigns.ts'

export const contentTypeNames: Record<Campaign['content_type'], string> = {
  clipping: 'Clipping',
  ugc: 'User-generated content',
  music: 'Music',
  logo: 'Logo placement',
  slideshow: 'Slideshow',
  other: 'Other',
}

export const categoryNames: Record<Campaign['category'], string> = {
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
}
