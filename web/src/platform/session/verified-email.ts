const listeners = new Set<() => void>();

/** Something needs a verified address. Answers whether anybody shows how to get one. */
export function askForVerifiedEmail(): boolean {
  listeners.forEach((tell) => tell());
  return listeners.size > 0;
}

export function onVerifiedEmailAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
