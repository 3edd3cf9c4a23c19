import { z } from 'zod'
import { text } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import { mailChoices, type Topic, topics } from '../../tables/users/notification-choices.ts'
import { morningInWords } from './morning.ts'
import type { NotificationChoices } from './queries.ts'

const mailOf = (topic: Topic) =>
  z.enum(mailChoices).meta({
    description: `Mails about the topic \`${topic}\`: at once, in one daily mail, or none; \`at_once\` to begin with`,
    examples: ['at_once'],
  })

const pushOf = (topic: Topic) =>
  z.boolean().meta({
    description: `Whether the topic \`${topic}\` is pushed, unless push is switched off; \`true\` to begin with`,
    examples: [true],
  })

type Fields = Record<`${Topic}_mail`, ReturnType<typeof mailOf>> &
  Record<`${Topic}_push`, ReturnType<typeof pushOf>>

const fields = Object.fromEntries(
  topics.flatMap((topic) => [
    [`${topic}_mail`, mailOf(topic)],
    [`${topic}_push`, pushOf(topic)],
  ]),
) as Fields

export const NotificationChoicesJson = shapeOf<NotificationChoices>()('NotificationChoices', {
  ...fields,
  time_zone: text('Europe/Berlin')
    .nullable()
    .describe(
      `Where the daily mail comes at ${morningInWords} in the morning; UTC while it is null`,
    ),
})
