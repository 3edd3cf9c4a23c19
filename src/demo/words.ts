import type { Rejection } from '../programs/campaign-submissions/schema.ts'

/** Sentences of the people of the demo world to each other. */

export const rejections: Rejection[] = [
  { reason: 'missing_requirement', note: 'We never see the product. Three seconds are enough.' },
  { reason: 'missing_requirement', note: 'The brief asks for one continuous shot, this has cuts.' },
  { reason: 'low_quality', note: 'Too dark to make anything out, sorry. Try again by a window?' },
  { reason: 'low_quality', note: null },
  { reason: 'rights', note: 'The song is not cleared for this. The brief says which ones are.' },
  { reason: 'not_public', note: 'Only your followers can see it.' },
  { reason: 'other', note: 'Another brand is in the picture for most of it.' },
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

export const appeals = [
  'It is there from second eleven on, on the table to the left. I can send the frame.',
  'The brief I read did not ask for that. Could someone look at it again?',
  'I turned the brightness up and posted it again under the same address.',
]

export const refusals = [
  'We looked at it frame by frame, and agree with the brand.',
  'The brief asked for this from the first day on.',
]

export const doubts = [
  'The comments look bought: the same four words, forty times.',
  'The views rose by half within an hour. We would like someone to look at that first.',
]
