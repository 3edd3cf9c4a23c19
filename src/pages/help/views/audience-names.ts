import type { Guide } from '../guides.ts'

export const audienceNames: Record<Guide['audience'], string> = {
  brand: 'For brands',
  creator: 'For creators',
  operator: 'For those who run this service',
}
