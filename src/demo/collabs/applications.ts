import { type Application, sent, whole } from './application.ts'
import { laterApplications } from './later-applications.ts'

const earlierApplications: Application[] = [
  {
    ...{ collab: 'beach', creator: 'Carmen', daysAgo: 54, quote: 18_000 },
    message: 'I am at the beach four days a week. You would get the real bag, sand included.',
    steps: [
      [1.2, 'accept'],
      [6, 'content'],
      [7, 'approve'],
      [8.5, 'post'],
      [9.5, 'complete'],
    ],
  },
  {
    ...{ collab: 'beach', creator: 'Jude', daysAgo: 52, quote: 22_000 },
    message: 'Cardiff has a beach too. It rains on it, which I would make the point of the video.',
    steps: [[2, 'decline', 'We love the idea. For this one we need a little more sun.']],
  },
  {
    ...{ collab: 'grinder', creator: 'Nils', daysAgo: 47, quote: 32_000 },
    message:
      'I walk the coast path next week. Grinding beans on a sea wall at dawn is on the list anyway.',
    steps: [
      ...sent,
      [5.6, 'creator', 'It arrived, and it is smaller than I thought. That helps the story.'],
      [6.2, 'brand', 'Lovely. Mind the spray, the crank is steel.'],
      ...whole.slice(3),
    ],
  },
  {
    ...{ collab: 'grinder', creator: 'Clara', daysAgo: 44, quote: 28_000 },
    message: 'A tram stop in Wien, six in the morning, a full set-up on the bench.',
    steps: [
      ...sent,
      [9, 'content'],
      [9.8, 'changes', 'Could the wide shot come first? We need two seconds to see where you are.'],
      [12, 'content'],
      [13, 'approve'],
      [14.5, 'post'],
      [16, 'complete'],
    ],
  },
  {
    ...{ collab: 'grinder', creator: 'Oskar', daysAgo: 40, quote: 30_000 },
    message: 'On the chairlift, both hands free. I have done worse things there.',
    steps: [
      [1, 'accept'],
      [2, 'ship'],
      [6, 'report', 'The crank is bent, it does not turn.'],
      [6.4, 'brand', 'We are sorry! Another one leaves today.'],
      [6.8, 'ship'],
      [10, 'receive'],
      [18, 'content'],
      [19, 'approve'],
      [21, 'post'],
      [22, 'complete'],
    ],
  },
  {
    ...{ collab: 'grinder', creator: 'Ines', daysAgo: 19, quote: 35_000 },
    message: 'The waiting hall in Zürich, between two trains, with a very polite guard.',
    steps: [...sent, [9.5, 'content'], [10.6, 'approve'], [16.8, 'post']],
  },
  {
    ...{ collab: 'grinder', creator: 'Suki', daysAgo: 15, quote: 38_000 },
    message: 'Laundrette at midnight. The machines have a rhythm, the grinder joins in.',
    steps: [
      ...sent,
      [5.9, 'creator', 'It is here! I shoot on Thursday, when the big dryer is free.'],
      [6.3, 'brand', 'Perfect. Please keep the sound of the machines.'],
      [11.8, 'content'],
      [
        13.9,
        'changes',
        'We love the rhythm. Please show the cup once before the end, and lose the logo on the soap.',
      ],
      [14.2, 'brand', 'No rush: the clock gives you two weeks, and we would rather have it good.'],
    ],
  },
  {
    ...{ collab: 'grinder', creator: 'Greta', daysAgo: 8, quote: 26_000 },
    message: 'On the ferry, on deck, in wind. If I lose the beans, that is the video.',
    steps: [
      [1.3, 'accept'],
      [2.6, 'ship'],
    ],
  },
  {
    ...{ collab: 'grinder', creator: 'Samir', daysAgo: 6, quote: 29_000 },
    message: 'In the library. Very slowly. I asked, they said no, I found another library.',
    steps: [[4.4, 'accept']],
  },
  {
    ...{ collab: 'grinder', creator: 'Leo', daysAgo: 3, quote: 24_000 },
    message: 'Top of the gasometer, with permission. I have the roof until the end of the month.',
    steps: [],
  },
]

export const applications = [...earlierApplications, ...laterApplications]
