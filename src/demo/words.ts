import type { Rejection } from '../programs/campaign-submissions/schema.ts'

/** Sentences of the people of the demo world to each other. */

/** A rejection, and how its creator appeals and our team answers then: about the same thing. */
type Dispute = Rejection & { appeals: string[]; refusals: string[] }

export const rejections: Dispute[] = [
  {
    reason: 'missing_requirement',
    note: 'We never see the product. Three seconds are enough.',
    appeals: [
      'It is there from second eleven on, on the table to the left. I can send the frame.',
      'I hold it up twice, at the beginning and right before the end.',
    ],
    refusals: ['We looked at it frame by frame. It is in the picture for less than a second.'],
  },
  {
    reason: 'missing_requirement',
    note: 'The brief asks for one continuous shot, this has cuts.',
    appeals: ['That is no cut, somebody walks past the camera. It is one shot.'],
    refusals: ['The light changes from one side of it to the other, so we agree with the brand.'],
  },
  {
    reason: 'low_quality',
    note: 'Too dark to make anything out, sorry. Try again by a window?',
    appeals: ['It is dark because it is about coming home at night. Everything can be made out.'],
    refusals: ['We watched it on three screens, and could not tell what is on the table.'],
  },
  {
    reason: 'low_quality',
    note: null,
    appeals: [
      'Nobody says what is wrong with it. Picture and sound are as in my last three posts.',
    ],
    refusals: [
      'The sound is not to be understood for most of it. We have asked the brand to say so.',
    ],
  },
  {
    reason: 'rights',
    note: 'The song is not cleared for this. The brief says which ones are.',
    appeals: ['I play it myself, on the guitar that is in the picture. It is my own song.'],
    refusals: ['The song is that of a record, whoever plays it. The brief has a list.'],
  },
  {
    reason: 'not_public',
    note: 'Only your followers can see it.',
    appeals: [
      'It is open to everybody, signed out too. I have just tried it on another phone.',
      'My account was private for an hour that day. The post is public, and was before.',
    ],
    refusals: ['It asked us to follow the account, too, on each of the three days we tried.'],
  },
  {
    reason: 'other',
    note: 'Another brand is in the picture for most of it.',
    appeals: ['That is the sign of the shop across the street. It is out of focus all the time.'],
    refusals: ['It can be read from the first second to the last, so we agree with the brand.'],
  },
]

/** Captions of posts. Some forget to say that they are advertising. */
export const captions = [
  'Took me three tries and one ruined shirt. Worth it. #ad #smallwins',
  'POV: you finally found the one thing on your list. #ad #fyp',
  'Nobody asked, so here is my honest opinion after two weeks. #sponsored #review',
  'Wait for the end. I did not expect that either. #ad #waitforit',
  'My morning in forty seconds. #morningroutine #fyp',
  'Answering the question you all keep asking me. #ad #qanda',
  'Tell me you are tired without telling me you are tired. #ad',
  'Part two, because part one got out of hand. #ad #parttwo',
]

export const doubts = [
  'The comments look bought: the same four words, forty times.',
  'The views rose by half within an hour. We would like someone to look at that first.',
]
