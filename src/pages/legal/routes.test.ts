import { expect, test } from 'vitest'
import { anonymous } from '../../../test/support/helper.ts'

test.each(['/terms', '/privacy'])(
  '%s says that it is a template until the operator gives a file',
  async (path) => {
    const page = await anonymous.get(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('This is a template')
    expect(page.body).toContain(`href="${path}"`)
  },
)
