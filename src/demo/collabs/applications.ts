import { type Application, sent, whole } from './application.ts'

export const applications: Application[] = [
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
