/** The same steps with the client of each generator, as somebody else would write them. */
export type Given = {
  baseUrl: string
  brandToken: string
  creatorToken: string
  organization: string
  post: { post_url: string; social_account_id: string }
}

export type Done = { names: string[]; handedIn: string; decided: string; refused: string[] }

export const terms = {
  brief: '<p>Show how you brew.</p>',
  platform_ids: ['tiktok' as const],
  cpm_amount: 2000,
  currency: 'usd' as const,
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
