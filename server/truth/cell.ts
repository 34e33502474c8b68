export type Value = number | string | boolean | null;
/** What stands where: one number or word of a screen by the words that find it again. */
export type Sheet = Map<string, Value>;

/** One question to the product, and what the outside world says to it. */
export type Comparison = {
  screen: string;
  /** Which raw answers the truth was made of. */
  from: string;
  shown: Sheet;
  truth: Sheet;
};

export type Cell = {
  screen: string;
  from: string;
  where: string;
  /** undefined: that side has no such cell at all. */
  shown: Value | undefined;
  truth: Value | undefined;
};

/** Numbers of one line under its name. */
export function put(sheet: Sheet, where: string, values: Record<string, Value | undefined>): void {
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) sheet.set(`${where}: ${name}`, value);
}

/** Of everything that either side has: a line that one of them lacks is a difference too. */
export function listCells(comparisons: readonly Comparison[]): Cell[] {
  return comparisons.flatMap(({ screen, from, shown, truth }) =>
    [...new Set([...shown.keys(), ...truth.keys()])].map((where) => ({
      screen,
      from,
      where,
      shown: shown.get(where),
      truth: truth.get(where),
    })),
  );
}

// The last digits of a fraction depend on the order of adding up; places are kept in 32 bits.
const TOLERANCE = 1e-6;

export function isEqual({ shown, truth }: Pick<Cell, 'shown' | 'truth'>): boolean {
  if (typeof shown !== 'number' || typeof truth !== 'number') return shown === truth;
  if (Number.isInteger(shown) && Number.isInteger(truth)) return shown === truth;
  return Math.abs(shown - truth) <= TOLERANCE * Math.max(Math.abs(shown), Math.abs(truth));
}

/** Mulberry32: the same cells for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** As many of each screen as of any other, where it has so many: long tables would leave no cell for the short ones. */
export function drawCells(cells: readonly Cell[], many: number, seed: number): Cell[] {
  const throwDice = dice(seed);
  const stacks = [...Map.groupBy(cells, ({ screen }) => screen).values()].map((stack) =>
    stack
      .map((cell) => ({ cell, at: throwDice() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ cell }) => cell),
  );
  const rounds = Math.max(0, ...stacks.map(({ length }) => length));
  const interleaved = Array.from({ length: rounds }, (_, round) =>
    stacks.flatMap((stack) => stack[round] ?? []),
  );
  return interleaved.flat().slice(0, many);
}
