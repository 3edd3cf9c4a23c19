import { defineRecord } from '../../activity/records/record.ts'
import { creatorProfiles } from '../../tables/users/creator-profiles.ts'

export const creatorProfileRecord = defineRecord({
  type: 'CreatorProfile',
  table: creatorProfiles,
  confidential: ['shown_submissions'],
  identity: ({ currency }) => ({ currency }),
  labels: {
    avatar_key: 'Picture',
    words: 'About you',
    video_amount: 'A video',
    story_amount: 'A story',
    photo_amount: 'A photo post',
    content_amount: 'Content to post themselves',
    shown_submissions: 'Work that is shown',
    published_at: 'Published',
  },
  sentences: {
    create: () => 'began their profile',
    update: () => 'changed their profile',
    publish: () => 'published their profile',
    unpublish: () => 'made their profile private',
  },
})
