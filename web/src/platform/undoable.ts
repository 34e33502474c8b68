import { useSyncExternalStore } from 'react';
import { showProblem, showUndo } from './notify.ts';
import { Problem } from './problem.ts';

type Undoable = {
  /** Names what goes, for whoever draws it: `note-12`. */
  key: string;
  message: string;
  /** Does it on the server; resolved when the lists that had it have been read again. */
  commit: () => Promise<unknown>;
};

let leaving: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const waiting = new Map<string, () => Promise<void>>();

function setLeaving(change: (keys: Set<string>) => void): void {
  const next = new Set(leaving);
  change(next);
  leaving = next;
  listeners.forEach((listener) => listener());
}

async function commitAndForget({ key, commit }: Undoable): Promise<void> {
  try {
    await commit();
  } catch (error) {
    // A lost session tells for itself (session-events.ts).
    if (!(error instanceof Problem && error.status === 401)) showProblem(error);
  } finally {
    setLeaving((keys) => keys.delete(key));
  }
}

/**
 * interface-rules.md G13: hides something at once and removes it when its toast closes, so that what is brought back is
 * what was there, number and author included. Lists leave out what `useLeaving` names.
 */
export function undoable(given: Undoable): void {
  const { key, message } = given;
  if (waiting.has(key)) return;
  const commitNow = async () => {
    if (waiting.delete(key)) await commitAndForget(given);
  };
  const bringBack = () => {
    if (waiting.delete(key)) setLeaving((keys) => keys.delete(key));
  };
  // The same listener is added once.
  window.addEventListener('pagehide', commitOnLeaving);
  waiting.set(key, commitNow);
  setLeaving((keys) => keys.add(key));
  showUndo(message, bringBack, () => void commitNow());
}

const LONGEST_MS = 3000;

/**
 * Before the session ends or the page goes: whoever removed something does not find it there tomorrow. A server that
 * does not answer keeps nobody from leaving.
 */
export async function commitWaiting(): Promise<void> {
  const commits = [...waiting.values()].map((commitNow) => commitNow());
  if (commits.length === 0) return;
  await Promise.race([Promise.all(commits), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}

function commitOnLeaving(): void {
  void commitWaiting();
}

export function isLeaving(key: string): boolean {
  return leaving.has(key);
}

/** What is on its way out: not to be drawn. */
export function useLeaving(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => leaving,
  );
}
