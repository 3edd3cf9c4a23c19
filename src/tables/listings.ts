import { bigint, boolean, customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, reference } from '../framework/database/columns.ts'
import { organizations, privacySettings } from './organizations/organizations.ts'

export const programKinds = ['Campaign', 'Collab'] as const

export type ProgramKind = (typeof programKinds)[number]

const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Programs that creators can find. Database triggers keep them with every change of a program. */
export const listings = pgTable(
  'listings',
  {
    kind: text({ enum: programKinds }).notNull(),
    program_id: reference().notNull(),
    organization_id: reference()
      .notNull()
      .references(() => organizations.id),
    privacy_setting: text({ enum: privacySettings }).notNull(),
    is_shown: boolean().notNull(),
    currency: text().notNull(),
    /**
     * The figure that cards show of it, in minor units: of a collab the highest price that is expected, 0 if
     * none is.
     */
    pay_amount: bigint({ mode: 'number' }).notNull().default(0),
    /** That figure in millionths of a euro, by which all currencies compare; null without a rate. */
    reference_amount: bigint({ mode: 'number' }),
    unused_amount: bigint({ mode: 'number' }).notNull(),
    /** The rest of the budget in millionths of a euro, as above. */
    unused_reference_amount: bigint({ mode: 'number' }),
    published_at: moment().notNull(),
    ends_at: moment(),
    search: searchable().notNull(),
  },
  ({ kind, program_id }) => [primaryKey({ columns: [kind, program_id] })],
)
