import { type PositionCell } from './matrix.ts';
import { CheckOutcome } from './places.ts';

/** The cells of one query as they travel: columns of whole numbers instead of an object a cell. */
type CellColumns = {
  cells: readonly number[];
  minutes: readonly number[];
  /** In runs. */
  answered?: readonly number[];
  planned?: readonly number[];
};

export const NOTHING_KNOWN = 0;
export const NO_MINUTE = -1;

/** Below every place: -1 for the first outcome of the list, and so on. */
export function outcomeNumber(outcome: CheckOutcome): number {
  return -1 - CheckOutcome.options.indexOf(outcome);
}

const NOTHING: PositionCell = { place: null, gap: null };
/** By -1 - number. */
const WITHOUT_PLACE: readonly PositionCell[] = CheckOutcome.options.map((outcome) =>
  outcome === 'deep' || outcome === 'notFound'
    ? { place: outcome, gap: null }
    : { place: null, gap: outcome },
);

export function readCell(cell: number): PositionCell {
  if (cell === NOTHING_KNOWN) return NOTHING;
  // An outcome that only a later release knows reads as nothing.
  return cell > 0 ? { place: cell, gap: null } : (WITHOUT_PLACE[-1 - cell] ?? NOTHING);
}

/** A value and how often it comes, and so on: most hours have as many checks as the hour before. */
export function inRuns(values: readonly number[]): number[] {
  const runs: number[] = [];
  for (const value of values) {
    if (runs.at(-2) === value) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(value, 1);
  }
  return runs;
}

function fromRuns(runs: readonly number[]): number[] {
  return runs.flatMap((value, index) =>
    index % 2 === 0 ? Array.from({ length: runs[index + 1] ?? 0 }, () => value) : [],
  );
}

export function readCells({ cells, minutes, ...runs }: CellColumns): PositionCell[] {
  const [answered, planned] = [fromRuns(runs.answered ?? []), fromRuns(runs.planned ?? [])];
  return cells.map((number, bucket) => {
    const minute = minutes[bucket] ?? NO_MINUTE;
    const due = planned[bucket] ?? 0;
    const cell = readCell(number);
    if (minute === NO_MINUTE && due === 0) return cell;
    return {
      ...cell,
      ...(minute === NO_MINUTE ? {} : { minute }),
      ...(due === 0 ? {} : { coverage: { answered: answered[bucket] ?? 0, planned: due } }),
    };
  });
}
