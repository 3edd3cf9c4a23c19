const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

export const briefs = {
  roast: `<p>Our autumn roast is out: figs, cocoa and a little smoke. Show us how it finds its way into your
morning.</p><h1>Show</h1>${list('The first cup of the day, made your way', 'The bag, for at least three seconds')}
<h1>Leave out</h1>${list('Other coffee brands', 'Anything about health')}`,
  coldBrew: `<p>Cold brew is patience in a bottle. Film the slow part: the evening before, the jar in the
fridge, the first glass on the balcony.</p><h1>Show</h1>${list('Twelve hours in under thirty seconds', 'Ice, and the sound of it')}
<h1>Leave out</h1>${list('Alcohol', 'Faces of people who did not agree to be filmed')}`,
  hands: `<p>No faces, no talking: hands, steam and the sound of the machine. We cut the best minutes into a
film for our shop window, and name everyone in it.</p>${list('One continuous shot of at least ten seconds', 'Natural light')}`,
  filter: `<p>Take a side. Tell us in one breath which of the two you would take to an island, and why the others
are wrong.</p>${list('Start with your answer', 'One cup in the picture')}`,
  oat: `<p>Oat in coffee: yes, no, or only on Mondays? Pour it, taste it, say what you think. We sell both, so
there is no wrong answer.</p><h1>Show</h1>${list('The pour, from close by', 'Your verdict within the first ten seconds')}
<h1>Leave out</h1>${list('Names of other milks', 'Claims about nutrition')}`,
  popUp: `<p>For one week there is a Fernweh bar on Alder Street. Cut our opening footage, or film your own visit:
the queue, the machine, the one regular who was there every day.</p>${list('Fifteen to forty seconds', 'The address, said or shown', 'No music that you cannot license')}`,
  campfire: '<p>Three slides: pack, fire, cup. Everything else is up to you.</p>',
  firstListen: `<p>The Halide One is a small speaker with a big temper. Unbox it, play the song you know best,
and tell people what you hear that you never heard before.</p>`,
  nightBus: `<p>The last bus home, headphones on. Let us hear what you hear: a song that belongs to that hour,
and the street going by.</p><h1>Show</h1>${list('The window, the lights, the song', 'The headphones once, in passing')}
<h1>Leave out</h1>${list('Other passengers', 'Talking over the music')}`,
  oneTake: `<p>No cuts. From the closed box to the first sound in a single take, with everything that goes wrong
on the way. The honest ones do best.</p>${list('One take, at most ninety seconds', 'Say what you would change')}`,
  mornings: `<p>Ten minutes are enough. Show what yours look like, from the alarm to the door, with the day cream
somewhere on the way.</p><h1>Show</h1>${list('A clock, or the time', 'The jar, opened')}
<h1>Leave out</h1>${list('Before and after', 'Promises about skin conditions', 'Filters')}`,
  winter: `<p>Heating, wind, wool scarves: show what winter does to skin, and what you do about it. Bare faces are
welcome, perfect ones are not needed.</p><h1>Show</h1>${list('Daylight, no filter', 'The balm, in a pocket or a hand')}
<h1>Leave out</h1>${list('Before and after', 'Anything that sounds like a doctor')}`,
  refill: `<p>Three to six slides: the empty jar, the pouch, the jar again. Tell people what it saves them, in money or
in plastic, and say how you know.</p>${list('One slide with a number', 'The jar you really use')}`,
  shelf: `<p>Open the cabinet and leave everything where it is. Tell us what each thing is for, what you would buy
again, and what has been there since you moved in. One of ours should be among them, wherever it stands.</p>${list('One vertical video of 30 to 60 seconds', 'No tidying up beforehand')}`,
  mug: `<p>Each mug is thrown by hand and glazed in the colour of the sky that day. We send you one, you keep
it.</p><h1>What we would like you to make</h1>${list('One vertical video of 20 to 40 seconds', 'The mug in use, in daylight')}`,
  grinder: `<p>A hand grinder that fits into a jacket. Take it somewhere it has no business being, and make coffee
there. You keep the grinder.</p><h1>What we would like you to make</h1>${list('One video of 30 to 60 seconds', 'Beans, crank, cup, in this order', 'Where you are, in one wide shot')}`,
  sunday: `<p>A table, friends, too much cake. We are looking for five people who film a slow Sunday the way it
feels. No product to hold up: the coffee is simply there.</p>`,
  speakers: `<p>We lend you a pair of bookshelf speakers for a month. Make one long video about living with them:
where they stand, what you play, what you would change.</p>`,
  desk: `<p>Where do you work, and what does it sound like? A tour of your desk with our small monitors on it,
and the one song you start the day with.</p>${list('Landscape, two to four minutes', 'A Spark code')}`,
  serum: `<p>Seven days with our serum, one sentence each evening, cut together on the eighth. We want the
shrugs as much as the praise.</p>${list('Seven short clips, same place, same light', 'No filters')}`,
  beach: `<p>Sun cream, towel, book: what else goes into your bag? Paused until the next summer.</p>`,
}
