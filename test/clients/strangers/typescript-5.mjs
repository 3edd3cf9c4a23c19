import { registerHooks } from 'node:module'

/**
 * Lets a generator that is written for TypeScript 5 find it. Ours is a later one, which has no compiler to
 * call, and npm installs the generator beside that.
 */
const typescript = import.meta.resolve(
  '../../../clients/sdk/node_modules/typescript/lib/typescript.js',
)

registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? typescript : name, context),
})
