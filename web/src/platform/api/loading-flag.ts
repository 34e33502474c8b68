import { useSyncExternalStore } from 'react';

type Work = { cancel: () => void };

let works: readonly Work[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly Work[]): void {
  works = next;
  listeners.forEach((listener) => listener());
}

/**
 * product.md 2.3: the global flag. While the work lasts, the overlay lies over everything, unless the person waves it
 * away.
 */
export async function whileLoading<Result>(
  run: () => Promise<Result>,
  onCancel: () => void = () => undefined,
): Promise<Result> {
  const work: Work = {
    cancel: () => {
      keep(works.filter((other) => other !== work));
      onCancel();
    },
  };
  keep([...works, work]);
  try {
    return await run();
  } finally {
    keep(works.filter((other) => other !== work));
  }
}

export function cancelLoading(): void {
  works.forEach(({ cancel }) => cancel());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isLoading(): boolean {
  return works.length > 0;
}

export function useLoadingFlag(): boolean {
  return useSyncExternalStore(subscribe, isLoading);
}
