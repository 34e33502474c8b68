import type { Sku } from '@vitrina/contract/ids.ts';
import { readSku } from '../ui/products/sku-rules.ts';

export type EntryDraft = { sku: Sku; cityId: number; queries: string[] };

/** null: there is no product, or nothing to find it by. */
export function completeEntry(typed: { sku: string; cityId: number; queries: string[] }): EntryDraft | null {
  const sku = readSku(typed.sku);
  return sku === null || typed.queries.length === 0 ? null : { ...typed, sku };
}
