import type { CellCheck } from '@vitrina/contract/positions/causes.ts';
import type { Choice } from '../matrix/matrix-rules.ts';

const placeOf = ({ place }: CellCheck) => (typeof place === 'number' ? place : Number.POSITIVE_INFINITY);

/** The check that a cell of the matrix shows; an answer wins over a failure. `checks`: the oldest first. */
export function chooseCheck(checks: readonly CellCheck[], choice: Choice): CellCheck | undefined {
  const answered = checks.filter(({ place }) => place !== null);
  if (answered.length === 0) return checks.at(-1);
  const found = answered.filter(({ place }) => typeof place === 'number');
  if (choice === 'last' || found.length === 0) return answered.at(-1);
  const byPlace = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  return choice === 'best' ? byPlace[0] : byPlace[Math.floor((byPlace.length - 1) / 2)];
}
