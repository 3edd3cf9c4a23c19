import { partOf } from '../support/parts.ts'
import { testLooksOf, visits } from './looks.ts'

testLooksOf(partOf(visits, import.meta.filename))
