/** Remembers what was made for a key, up to a number of values; the one not asked for longest goes first. */
export type Memory<Value> = { of(key: string, make: () => Value): Value };

export function createMemory<Value extends object>(size: number): Memory<Value> {
  const kept = new Map<string, Value>();
  return {
    of(key, make) {
      const value = kept.get(key) ?? make();
      // A map keeps the order of insertion, so the value asked for last is put in last.
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > size) {
        const { value: oldest } = kept.keys().next();
        if (oldest !== undefined) kept.delete(oldest);
      }
      return value;
    },
  };
}
