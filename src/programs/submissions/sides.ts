/** The two whom a submission concerns. The organization is told through its admins. */
export type Side = 'creator' | 'organization'
