import type { Problem } from '../problem.ts';

type Listener = (problem: Problem | null) => void;
const lost = new Set<Listener>();
const refused = new Set<() => void>();

/** The session ended against the person's will: the server refused the token and renewing it failed. */
export function publishSessionLost(problem: Problem | null): void {
  lost.forEach((listener) => listener(problem));
}

export function onSessionLost(listener: Listener): () => void {
  lost.add(listener);
  return () => lost.delete(listener);
}

/** The server knows of fewer rights than this tab. */
export function publishRightsRefused(): void {
  refused.forEach((listener) => listener());
}

export function onRightsRefused(listener: () => void): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}
