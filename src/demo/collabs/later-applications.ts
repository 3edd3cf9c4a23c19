import { type Application, sent, whole } from './application.ts'

export const laterApplications: Application[] = [
  {
    ...{ collab: 'sunday', creator: 'Suki', daysAgo: 9, quote: 45_000 },
    message:
      'My grandmother visits. She pours, everybody talks at once, nobody looks at the camera.',
    steps: [
      [1.5, 'accept'],
      [2, 'brand', 'Please give her our love. Film as little or as much as she likes.'],
      [6.2, 'extension', 4],
      [6.9, 'grant'],
    ],
  },
  {
    ...{ collab: 'sunday', creator: 'Ben', daysAgo: 4, quote: 40_000 },
    message: 'Six friends, one stove-top pot, a table that is too small. I would film from above.',
    steps: [],
  },
  {
    ...{ collab: 'sunday', creator: 'Amara', daysAgo: 2.5, quote: 36_000 },
    message: 'Cake first, coffee second, a walk at last. I cut it to the length of one song.',
    steps: [[0.9, 'offer', 32_000]],
  },
  {
    ...{ collab: 'sunday', creator: 'Thea', daysAgo: 1.4, quote: 52_000 },
    message: 'I film on an old camcorder. It looks the way Sundays felt when we were nine.',
    steps: [],
  },
  {
    ...{ collab: 'sunday', creator: 'Hanna', daysAgo: 0.7, quote: 30_000 },
    message: 'A balcony in Bremen, three generations, the good cups.',
    steps: [],
  },
  {
    ...{ collab: 'sunday', creator: 'Jakob', daysAgo: 6, quote: 90_000 },
    message: 'I can do a series of five.',
    steps: [[1.8, 'decline', 'Thank you! We only have room for single films this time.']],
  },
  {
    ...{ collab: 'desk', creator: 'Isaac', daysAgo: 40, quote: 50_000 },
    message: 'Standing desk, terrible chair, excellent record player. It would fit right in.',
    steps: [
      [1, 'accept'],
      [8, 'content'],
      [9, 'approve'],
      [11, 'post'],
      [11.5, 'spark'],
      [13, 'complete'],
    ],
  },
  {
    ...{ collab: 'desk', creator: 'Dana', daysAgo: 30, quote: 60_000 },
    message: 'I edit films at night. My desk is where the sound has to be right.',
    steps: [
      [1.5, 'accept'],
      [9, 'content'],
      [10.5, 'changes', 'Could you name the song? People will ask.'],
      [13, 'content'],
      [14, 'approve'],
      [15, 'post'],
    ],
  },
  {
    ...{ collab: 'desk', creator: 'Callum', daysAgo: 7, quote: 48_000 },
    message: 'A kitchen table that has to be a desk by nine. The song changes with the weather.',
    steps: [
      [1, 'accept'],
      [5.6, 'content'],
    ],
  },
  {
    ...{ collab: 'serum', creator: 'Keiko', daysAgo: 34, quote: 20_000 },
    message: 'Same mirror, same lamp, seven evenings. I am honest to a fault.',
    steps: whole,
  },
  {
    ...{ collab: 'serum', creator: 'Nadia', daysAgo: 28, quote: 26_000 },
    message: 'I would do it with my sister, who believes in nothing.',
    steps: [
      ...sent.slice(0, 2),
      [4.5, 'cancel', 'The batch was recalled, so we stop here. We are sorry.'],
    ],
  },
  {
    ...{ collab: 'serum', creator: 'Wren', daysAgo: 12, quote: 24_000 },
    message: 'Mountain air against one serum. We will see who wins.',
    steps: [...sent, [10.4, 'content']],
  },
  {
    ...{ collab: 'serum', creator: 'Zuri', daysAgo: 5, quote: 22_000 },
    message: 'Night shifts, seven of them. That should be a fair test.',
    steps: [[3.5, 'withdraw']],
  },
  {
    ...{ collab: 'serum', creator: 'Ottilie', daysAgo: 2, quote: 23_000 },
    message: 'I film in one breath every evening, before the kettle boils.',
    steps: [],
  },
  {
    ...{ collab: 'shelf', creator: 'Priscilla', daysAgo: 13, quote: 18_000 },
    message: 'Two flatmates, one shelf, a border of toothpaste. I would do it as a guided tour.',
    steps: [
      [1, 'accept'],
      [1.2, 'brand', 'The border stays in, please.'],
      [6, 'content'],
      [7.2, 'approve'],
      [8.4, 'post'],
      [9.6, 'complete'],
    ],
  },
  {
    ...{ collab: 'shelf', creator: 'Jude', daysAgo: 4, quote: 21_000 },
    message: 'There is a candle in there from 2019. I can explain.',
    steps: [[1.6, 'accept']],
  },
  {
    ...{ collab: 'shelf', creator: 'Felix', daysAgo: 1.1, quote: 16_000 },
    message: 'Mine fits on a window sill. It would be a short film.',
    steps: [],
  },
]
