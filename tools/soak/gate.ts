/** A gate that can keep everybody outside for a moment. */
export type Gate = {
  /** Waits outside while the gate is closed; for each of the members, between two pieces of their work. */
  pass: () => Promise<void>;
  isOpen: () => boolean;
  /** Does something while every member is outside. */
  whileAllAreOutside: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** @param members how many pass it, each of them again and again */
export function createGate(members: number): Gate {
  let closed:
    | { allOutside: PromiseWithResolvers<void>; opened: PromiseWithResolvers<void>; outside: number }
    | undefined;
  return {
    pass: async () => {
      if (!closed) return;
      closed.outside += 1;
      if (closed.outside === members) closed.allOutside.resolve();
      await closed.opened.promise;
    },
    isOpen: () => !closed,
    whileAllAreOutside: async (work) => {
      const own = { allOutside: Promise.withResolvers<void>(), opened: Promise.withResolvers<void>(), outside: 0 };
      closed = own;
      await own.allOutside.promise;
      const result = await work();
      closed = undefined;
      own.opened.resolve();
      return result;
    },
  };
}
