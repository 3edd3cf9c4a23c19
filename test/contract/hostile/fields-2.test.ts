import { partOf } from '../../support/parts.ts'
import { rowsWithFields, testFieldsOf } from '../support/hostile-fields.ts'

testFieldsOf(partOf(rowsWithFields, import.meta.filename))
