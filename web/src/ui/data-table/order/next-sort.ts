import type { SortDirection } from '@vitrina/contract/paging.ts';
import { type Column, isNumber, type SortStep, type TableSort } from '../column.ts';

export function stepsOf(sort: TableSort | undefined): SortStep[] {
  if (sort === undefined) return [];
  const first = { key: sort.sort, direction: sort.direction };
  if (sort.thenSort === undefined || sort.thenSort === sort.sort) return [first];
  return [first, { key: sort.thenSort, direction: sort.thenDirection ?? 'desc' }];
}

export function sortOf([first, second]: readonly SortStep[]): TableSort | undefined {
  if (first === undefined) return undefined;
  return {
    sort: first.key,
    direction: first.direction,
    ...(second === undefined ? {} : { thenSort: second.key, thenDirection: second.direction }),
  };
}

/**
 * interface-rules.md G1: a click on a header sorts in the column's first direction, then in the other, then not at all.
 * `isThen` (Shift) leaves the other key as it is and adds this one behind it; a plain click sorts by this column alone.
 */
export function nextSort<Row>(
  current: TableSort | undefined,
  column: Column<Row>,
  isThen: boolean,
): TableSort | undefined {
  const steps = stepsOf(current);
  const next = nextStep(
    steps.find(({ key }) => key === column.id),
    column,
  );
  if (!isThen) return sortOf(next);
  const [first] = steps;
  if (steps.some(({ key }) => key === column.id)) {
    return sortOf(steps.flatMap((step) => (step.key === column.id ? next : [step])));
  }
  return sortOf(first === undefined ? next : [first, ...next]);
}

/** Where a column stands among the keys: 1 or 2. */
export function sortPlace(sort: TableSort | undefined, id: string) {
  const steps = stepsOf(sort);
  const index = steps.findIndex(({ key }) => key === id);
  const step = steps[index];
  return step === undefined
    ? undefined
    : { place: index + 1, direction: step.direction, isOnly: steps.length === 1 };
}

export function firstDirectionOf<Row>(column: Column<Row>): SortDirection {
  return column.firstDirection ?? (isNumber(column) ? 'desc' : 'asc');
}

function nextStep<Row>(step: SortStep | undefined, column: Column<Row>): SortStep[] {
  const first = firstDirectionOf(column);
  if (step === undefined) return [{ key: column.id, direction: first }];
  if (step.direction !== first) return [];
  return [{ key: column.id, direction: first === 'asc' ? 'desc' : 'asc' }];
}
