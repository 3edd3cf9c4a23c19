import { partOf } from '../../support/reading/parts.ts'
import { rowsWithFields, testFieldsOf } from '../support/hostile-fields.ts'

testFieldsOf(partOf(rowsWithFields, import.meta.filename))
