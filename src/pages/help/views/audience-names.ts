import type { HelpGuide } from '../guides.ts'

export const audienceNames: Record<HelpGuide['audience'], string> = {
  brand: 'For brands',
  creator: 'For creators',
  operator: 'For those who run this service',
}
