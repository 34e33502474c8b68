import { type Comparison, compareUnit, prepareUnits, type Series } from './compare-units.ts';
import { placeboWindows, type Windows } from './windows.ts';

/** Where nothing happened: which unit, at which of the dates (0 is that of the change), and what came out. */
export type Placebo = { unit: number; date: number; score: number; drift: number };

/** Of fewer an earlier date says little of now. */
const LEAST_OTHERS = 3;

const without = (count: number, unit: number) =>
  Array.from({ length: count }, (_, place) => place).filter((place) => place !== unit);

/** One that is compared, and whether nothing that is known happened to it in some windows. */
export type Unit = { series: Series; isSteadyIn?: (windows: Windows) => boolean };

const hasIn = ({ series }: Unit, from: number, to: number) =>
  series.subarray(from, to).some((value) => value > 0);

/** Whether a unit may be compared in some windows: it had something before, or it could not be set in proportion. */
export function mayStand(unit: Unit, windows: Windows): boolean {
  return hasIn(unit, windows.preFrom, windows.preTo) && unit.isSteadyIn?.(windows) !== false;
}

/**
 * The product is unit 0. Compares it with the others, and every unit with its others where nothing happened: the donors
 * in the same windows (in space), and all of them in the windows of earlier weeks (in time). One yield is one set of windows, so
 * that whoever runs it may let others be served in between.
 */
export function* compareWithPlacebos(
  all: readonly Unit[],
  windows: Windows,
): Generator<undefined, { comparison: Comparison; placebos: Placebo[] }> {
  const units = all.map(({ series }) => series);
  const placebos: Placebo[] = [];
  const add = (date: number, unit: number, { score, drift }: Comparison) =>
    placebos.push({ unit, date, score, drift });
  const now = prepareUnits(units, windows);
  const comparison = compareUnit(now, 0, without(units.length, 0));
  for (let donor = 1; donor < units.length; donor += 1) {
    // The product itself has changed: it is nobody's donor.
    const others = without(units.length, 0).filter((other) => other !== donor);
    add(0, donor, compareUnit(now, donor, others));
  }
  yield undefined;
  for (const [index, earlier] of placeboWindows(windows).entries()) {
    const fit = [...all.keys()].filter((unit) =>
      mayStand(all[unit] ?? { series: new Float64Array() }, earlier),
    );
    const prepared = prepareUnits(units, earlier);
    for (const unit of fit) {
      const others = fit.filter((other) => other !== unit);
      if (others.length >= LEAST_OTHERS) add(index + 1, unit, compareUnit(prepared, unit, others));
    }
    yield undefined;
  }
  return { comparison, placebos };
}
