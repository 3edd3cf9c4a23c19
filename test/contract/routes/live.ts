import { forUsers, pages, type Row } from '../support/row.ts'

/** Only browsers that ask for a stream are given one: see src/pages/live/routes.test.ts. */
export const rows: Row[] = [{ route: 'GET /live', answers: pages(forUsers(406)), pageOnly: true }]
