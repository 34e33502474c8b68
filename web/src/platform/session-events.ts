import type { Problem } from './problem.ts';

type Listener = (problem: Problem | null) => void;
const listeners = new Set<Listener>();

/** The session ended against the person's will: the server refused the token and renewing it failed. */
export function tellSessionLost(problem: Problem | null): void {
  listeners.forEach((tell) => tell(problem));
}

export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
