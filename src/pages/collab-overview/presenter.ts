import { z } from 'zod'
import {
  avatar,
  count,
  currency,
  idOf,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import {
  ApplicantAccountJson,
  applicantRating,
} from '../../programs/collab-submissions/applicants/presenter.ts'
import { collabSubmissionStates, offerSides } from '../../tables/collabs/collab-submissions.ts'
import { collabSubmissionUrl } from '../../vocabulary/addresses/submission-urls.ts'
import type { Applicant, Card, CollabOverview } from './queries.ts'

const card = {
  id: idOf('Submission'),
  creator_name: text('Ida Brandt').nullable(),
  state: z.enum(collabSubmissionStates),
  quote_amount: minorUnits(18_000),
  currency,
  due_at: timestamp.nullable(),
  next: z
    .enum(['organization', 'creator', 'staff'])
    .describe('Who is to act: the organization also while more time is asked for'),
  is_shipment_late: z
    .boolean()
    .meta({ description: 'Whether the product was not sent in time', examples: [false] }),
  url: from(
    urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/collabs/Tz4RmQ7x/submissions/Wm3NpKz5.json',
    ),
    collabSubmissionUrl,
  ),
}

export const CardJson = shapeOf<Card>()('CollabCard', card)

export const ApplicantJson = shapeOf<Applicant>()('Applicant', {
  ...card,
  message: text('I film in my kitchen every morning.'),
  offered_by: z
    .enum(offerSides)
    .describe('Who named the price last; only the other side can accept it'),
  offers_count: count(1).describe('How many prices there were, the first included'),
  min_quote_amount: minorUnits(
    15_000,
    'What the organization expected to pay at least when they applied; 0 where it did not say',
  ),
  max_quote_amount: minorUnits(40_000, 'What it expected to pay at most; 0 where it did not say'),
  accounts: meaning(listOf(ApplicantAccountJson), 'Those they have proved to be theirs'),
  submissions_count: count(12).describe('Posts they submitted to the organization before'),
  approved_count: count(10).describe('How many of these were approved'),
  rejected_count: count(1).describe('How many of these were rejected'),
  view_count: count(96_400).describe('The views of them that counted'),
  completed_count: count(2).describe('Collabs they completed for the organization'),
  rating: applicantRating,
  ratings_count: count(3),
  avatar_url: meaning(avatar, 'Left out where there is no picture'),
})

export const CollabOverviewJson = shapeOf<CollabOverview>()('CollabOverview', {
  applicants: meaning(
    listOf(ApplicantJson),
    'Twelve whose application is open, those first who wait for your answer, each time the oldest first',
  ),
  cards: meaning(
    listOf(CardJson),
    'Up to sixty pieces of work that are under way, the first due first',
  ),
  posts_count: count(9).describe('Posts whose views are known'),
  view_count: count(182_000).describe('The views of these posts'),
  states: z
    .array(z.object({ state: z.enum(collabSubmissionStates), number: count(3) }))
    .describe('How many submissions are in each state'),
})
