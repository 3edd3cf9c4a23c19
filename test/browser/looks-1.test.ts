import { partOf } from '../support/reading/parts.ts'
import { testLooksOf, visits } from './looks.ts'

testLooksOf(partOf(visits, import.meta.filename))
