import { describe, expect, test } from 'vitest'
import { markAsProgram, markAsStaff, refusalOfMark, withoutMarks } from './name-marks.ts'
import { cleanName } from './names.ts'

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

const programs = [
  markAsProgram('Ola'),
  'Ola (Program)',
  'Ola [ program ]',
  'Ola (pro\u200bgram)',
  'Ola （program）',
  'Ola (𝐩𝐫𝐨𝐠𝐫𝐚𝐦)',
  'Ola (prógram)',
  'Ola (рrоgrаm)',
  'Ola (ρroɡram)',
  'Ola (ᏢᏒᎾGRAM)'.replace('Ꮎ', 'ꓳ'),
  'Ola (program) 🙂',
  'Ola (program) (staff)',
  'Ola <program>',
]

describe('a mark of the audit log', () => {
  test.each([
    ...forged.map((name) => [name, 'staff']),
    ...programs.map((name) => [name, name.endsWith('(staff)') ? 'staff' : 'program']),
  ] as [string, string][])('is seen in %j', (name, mark) => {
    expect(refusalOfMark(cleanName(name))).toBe(`must not end with “(${mark})”`)
    expect(withoutMarks(cleanName(name))).toBe('Ola')
  })

  test.each(['Troupe', 'troupe', ' T r o u p e', 'Тrоuре', 'TROUPE.', 'Ƭroupe'.replace('Ƭ', 'Τ')])(
    'is the name of the service in %j',
    (name) => {
      expect(refusalOfMark(cleanName(name))).toBe('must not be the name of this service')
      expect(withoutMarks(cleanName(name))).toBe('')
    },
  )

  test.each([
    ...['Ola', 'Ola Staff', 'Staff', '(staff) Ola', 'Ola (staffing)', 'Ola (Berlin)', ''],
    ...['(program) Ola', 'Creators’ Program.', 'The Program', 'Troupe of Ola', 'Troupes'],
  ])('is not seen in %j', (name) => {
    expect(refusalOfMark(name)).toBeUndefined()
    expect(withoutMarks(name)).toBe(name)
  })

  test('is not looked for in what is too long for a name', () => {
    expect(refusalOfMark('(staff)'.repeat(100_000))).toBeUndefined()
  })
})
