import { Problem } from '../problem.ts';

const listeners = new Set<() => void>();

/** Something needs a verified address. Answers whether anybody shows how to get one. */
export function askForVerifiedEmail(): boolean {
  listeners.forEach((listener) => listener());
  return listeners.size > 0;
}

export function onVerifiedEmailRequired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a refusal is about the address: it has a dialog of its own, so no form repeats it. */
export function isOfEmail(error: Error | null): boolean {
  return error instanceof Problem && error.is('user.emailNotVerified');
}
