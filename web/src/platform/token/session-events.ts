import type { Problem } from '../problem.ts';

type Listener = (problem: Problem | null) => void;
const lost = new Set<Listener>();
const refused = new Set<() => void>();

/** The session ended against the person's will: the server refused the token and renewing it failed. */
export function tellSessionLost(problem: Problem | null): void {
  lost.forEach((tell) => tell(problem));
}

export function onSessionLost(listener: Listener): () => void {
  lost.add(listener);
  return () => lost.delete(listener);
}

/** The server knows of fewer rights than this tab. */
export function tellRightsRefused(): void {
  refused.forEach((tell) => tell());
}

export function onRightsRefused(listener: () => void): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}
