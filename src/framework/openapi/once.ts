/** Makes something when it is first asked for, and keeps it. */
export function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined
  return () => {
    made ??= make()
    return made
  }
}
