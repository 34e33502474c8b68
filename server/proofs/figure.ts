/** `small` runs with every `npm test`; `full` is what docs/security-figures.md shows. */
export type Size = 'small' | 'full';

/** One line of the table: what was required and what was really measured. */
export type Figure = {
  id: string;
  figure: string;
  required: string;
  measured: string;
  isKept: boolean;
};

/** `minutes`: how long one that runs for a time does; left out, as long as its size says. */
export type Proof = (size: Size, minutes?: number) => Promise<Figure[]>;

/** As many as fit into a line of the table. */
const SHOWN = 3;

/** A count of something that must never happen. */
export function never(id: string, figure: string, found: readonly string[], of: string): Figure {
  const shown = found.slice(0, SHOWN).join('; ');
  return {
    id,
    figure,
    required: '0',
    measured: `${found.length} of ${of}${shown === '' ? '' : ` (${shown})`}`,
    isKept: found.length === 0,
  };
}

export function missed(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ isKept }) => !isKept)
    .map(({ id, figure, required, measured }) => `${id} ${figure}: ${measured}, required ${required}`);
}
