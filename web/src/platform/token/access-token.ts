import { readStored, STORAGE_KEYS, writeStored } from '../browser/storage.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

export function readAccessToken(): string | null {
  return readStored(STORAGE_KEYS.accessToken);
}

export function storeAccessToken(token: string | null): void {
  writeStored(STORAGE_KEYS.accessToken, token);
  listeners.forEach((listener) => listener());
}

/** Told after every change in this tab; other tabs hear the browser's own `storage` event. */
export function onAccessToken(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
