import type { Services } from '../services.ts'
export async function loadDemo(_services: Services): Promise<undefined> {}
