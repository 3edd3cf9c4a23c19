import { describe, expect, test } from 'vitest'
import { cleanName } from './names.ts'
import { isMarkedAsStaff, markAsStaff, withoutStaffMark } from './staff-mark.ts'

const forged = [
  markAsStaff('Ola'),
  'Ola (Staff)',
  'Ola ( staff ) ',
  'Ola (sta\u200bff)',
  'Ola (\u2060staff\u2060)\u3164',
  'Ola\n(staff)',
  'Ola （staff）',
  'Ola ⁽staff⁾',
  'Ola (ｓｔａｆｆ)',
  'Ola (𝐬𝐭𝐚𝐟𝐟)',
  'Ola (stáff)',
  'Ola (ѕtаff)',
  'Ola [staff]',
  'Ola ⟨staff⟩',
  'Ola ❨staff❩',
  'Ola (staff).',
  'Ola (staff) 🙂',
  'Ola (staff) (staff)',
  'Ola (ꓢꓔꓮꓝꓝ)',
  'Ola (ՏTAFF)',
  'Ola (ᏚᎢᎪFF)',
  'Ola (staғғ)',
  'Ola ﴾staff﴿',
  'Ola (staff)ꓸ',
  'Ola (staff) ʹ',
]

describe('the mark of staff', () => {
  test.each(forged)('is seen in %j', (name) => {
    expect(isMarkedAsStaff(cleanName(name))).toBe(true)
    expect(withoutStaffMark(cleanName(name))).toBe('Ola')
  })

  test.each(['Ola', 'Ola Staff', 'Staff', '(staff) Ola', 'Ola (staffing)', 'Ola (Berlin)', ''])(
    'is not seen in %j',
    (name) => {
      expect(isMarkedAsStaff(name)).toBe(false)
      expect(withoutStaffMark(name)).toBe(name)
    },
  )
})
