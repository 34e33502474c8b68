import { SortDirection } from '@vitrina/contract/paging.ts';
import * as z from 'zod/mini';
import type { TableSort } from '../column.ts';

/**
 * interface-rules.md G2: the order of a table in the address of its screen; nothing while the rows stand as they come.
 */
export function sortSearch<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  const key = z.catch(z.optional(z.enum(keys)), undefined);
  const direction = z.catch(z.optional(SortDirection), undefined);
  return { sort: key, direction, thenSort: key, thenDirection: direction };
}

type SortSearch = { [Name in keyof TableSort]?: TableSort[Name] | undefined };

/** A key without a direction was written by hand: it means the same as a first press on the header of a text. */
export function sortInSearch({
  sort,
  direction = 'asc',
  thenSort,
  thenDirection,
}: SortSearch): TableSort | undefined {
  return sort === undefined ? undefined : { sort, direction, thenSort, thenDirection };
}

/** The same parts of the address for another order; a key that the screen does not know is none. */
export function searchOfSort<Key extends string>(sort: TableSort | undefined, keys: readonly Key[]) {
  const known = (key: string | undefined) => keys.find((one) => one === key);
  const then = known(sort?.thenSort);
  return {
    sort: known(sort?.sort),
    direction: sort?.direction,
    thenSort: then,
    thenDirection: then === undefined ? undefined : sort?.thenDirection,
  };
}
