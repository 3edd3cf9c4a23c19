import { PGlite } from '@electric-sql/pglite'

/**
 * A process of its own, which makes the files of an empty database in the folder that it is told, and ends.
 */
const postgres = await PGlite.create(process.argv[2] as string)
await postgres.close()
