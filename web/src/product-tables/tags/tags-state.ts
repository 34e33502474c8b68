import type { Product } from '@vitrina/contract/products.ts';
import { useSyncExternalStore } from 'react';

let opened: readonly Product[] | null = null;
const listeners = new Set<() => void>();

function change(next: readonly Product[] | null): void {
  opened = next;
  listeners.forEach((listener) => listener());
}

/** Opens the tags of one product or many, from a cell, the bar of the chosen rows or a key. */
export function openTags(products: readonly Product[]): void {
  if (products.length > 0) change(products);
}

export function closeTags(): void {
  change(null);
}

export function onTags(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readOpenedTags(): readonly Product[] | null {
  return opened;
}

export function useOpenedTags(): readonly Product[] | null {
  return useSyncExternalStore(onTags, readOpenedTags);
}
