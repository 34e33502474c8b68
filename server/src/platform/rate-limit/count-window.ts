type Counted = { windowAt: number; shared: number; unsent: number };
export type Unsent = { address: string; windowAt: number; count: number };

/** Addresses held at once: whoever asks from more of them pushes out their own. */
const MOST_ADDRESSES = 5000;

/**
 * Counts requests by address in windows of a fixed length that begin at the same moments in every process. What others
 * have counted is added whenever it is heard of.
 */
export function createWindowCounts(lengthMs: number) {
  const counts = new Map<string, Counted>();
  const windowOf = (now: number) => now - (now % lengthMs);

  return {
    /** The requests of this address in the window so far, this one included, and how long the window lasts. */
    add(address: string, now: number): { current: number; ttl: number } {
      const windowAt = windowOf(now);
      let counted = counts.get(address);
      if (counted?.windowAt !== windowAt) {
        counts.delete(address);
        counted = { windowAt, shared: 0, unsent: 0 };
        counts.set(address, counted);
        const [oldest] = counts.keys();
        if (counts.size > MOST_ADDRESSES && oldest !== undefined) counts.delete(oldest);
      }
      counted.unsent += 1;
      return { current: counted.shared + counted.unsent, ttl: windowAt + lengthMs - now };
    },
    /** What nobody else has heard of yet, by address, so that two processes never wait for each other's rows. */
    listUnsent(): Unsent[] {
      return [...counts]
        .filter(([, { unsent }]) => unsent > 0)
        .map(([address, { windowAt, unsent }]) => ({ address, windowAt, count: unsent }))
        .toSorted((a, b) => (a.address < b.address ? -1 : 1));
    },
    /** `count` of the sent ones are in `total` now, with those of all other processes. */
    take({ address, windowAt, count }: Unsent, total: number): void {
      const counted = counts.get(address);
      if (counted?.windowAt !== windowAt) return;
      counted.unsent -= count;
      counted.shared = total;
    },
  };
}
