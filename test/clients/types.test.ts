import { expect, test } from 'vitest'
import { writeTypes } from '../../clients/sdk/schema.ts'
import { anonymous } from '../support/helper.ts'

test('the types of the library are those of /openapi.json; npm run sdk-types writes them', async () => {
  const types = await writeTypes((await anonymous.get('/openapi.json')).json())
  await expect(types).toMatchFileSnapshot('../../clients/sdk/src/schema.ts')
})
