import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { Product } from '@vitrina/contract/products.ts';
import { matches } from './matches.ts';
import type { DataGoal } from './recent.ts';

const SHORTEST_TEXT = 2;
const LONGEST_TEXT = 200;
const MOST = 5;

/** What the server answered so far; it narrows products and queries by itself. */
type Answers = {
  products: readonly Pick<Product, 'sku' | 'name'>[] | undefined;
  entries: readonly Pick<PositionEntry, 'id' | 'sku' | 'name' | 'cityName'>[] | undefined;
  queries: readonly { query: string }[] | undefined;
};
type Question = { isFetching: boolean; data: unknown; error: Error | null };

/** As much of the text as the server takes. */
export function requestedText(typed: string): string {
  return typed.slice(0, LONGEST_TEXT);
}

export function isWorthAsking(text: string): boolean {
  return text.length >= SHORTEST_TEXT;
}

/** A few of each kind: products, tracked products that the text names, queries. */
export function goalsOf(
  text: string,
  { products = [], entries = [], queries = [] }: Answers,
  cabinetId: CabinetId,
): DataGoal[] {
  return [
    ...products.slice(0, MOST).map(({ sku, name }): DataGoal => ({ kind: 'product', sku, name, cabinetId })),
    ...entries
      .map(({ id, sku, name, cityName }) => ({
        id,
        sku: String(sku),
        name: name ?? String(sku),
        city: cityName,
      }))
      .filter(({ sku, name, city }) => matches(text, `${name} ${sku} ${city}`))
      .slice(0, MOST)
      .map(({ id, name, city }): DataGoal => ({ kind: 'entry', id, name, city, cabinetId })),
    ...queries.slice(0, MOST).map(({ query }): DataGoal => ({ kind: 'query', query, cabinetId })),
  ];
}

/** While somebody types, the answer to the shorter text is not the answer. */
export function isStillAsking(typed: string, settled: string, search: readonly Question[]): boolean {
  const isWaiting = search.some(({ isFetching, data }) => isFetching && data === undefined);
  return isWorthAsking(typed) && (settled !== requestedText(typed) || isWaiting);
}

export function failedOf<Requested extends Pick<Question, 'error'>>(
  search: readonly Requested[],
): Requested[] {
  return search.filter(({ error }) => error !== null);
}
