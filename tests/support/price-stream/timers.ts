type Timer = { readonly due: number; readonly run: () => void };

/** Timers of a simulated time, which goes from one to the next; in the shape of the clock of an actor, too. */
export function createTimers() {
  const timers = new Map<number, Timer>();
  let now = 0;
  let ids = 0;
  const next = () => {
    let found: [number, Timer] | null = null;
    for (const entry of timers) if (!found || entry[1].due < found[1].due) found = entry;
    return found;
  };
  const clock = {
    setTimeout(run: () => void, ms: number) {
      timers.set((ids += 1), { due: now + ms, run });
      return ids;
    },
    clearTimeout: (id: number) => void timers.delete(id),
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };

  return {
    clock,
    now: () => now,
    schedule(ms: number, run: () => void) {
      const id = clock.setTimeout(run, ms);
      return () => clock.clearTimeout(id);
    },
    pending: () => timers.size,
    settle,
    /** Lets time pass, one timer after the other with all that follows from it; `after` is called after each. */
    async pass(ms: number, after: () => void) {
      const end = now + ms;
      await settle();
      for (let due = next(); due && due[1].due <= end; due = next()) {
        now = due[1].due;
        timers.delete(due[0]);
        due[1].run();
        await settle();
        after();
      }
      now = end;
      after();
    },
  };
}

export type Timers = ReturnType<typeof createTimers>;
