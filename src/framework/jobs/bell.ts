/**
 * Lets a loop sleep until something happens, and tells whether it has. A ring that finds nobody asleep counts
 * for the next.
 */
export function makeBell() {
  let isRung = false
  let wake = () => {}

  return {
    ring: (): void => {
      isRung = true
      wake()
    },
    sleep: async (ms: number): Promise<boolean> => {
      if (!isRung) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((resolve) => {
          wake = resolve
          timer = setTimeout(resolve, ms)
        })
        clearTimeout(timer)
      }
      const wasRung = isRung
      isRung = false
      return wasRung
    },
  }
}
