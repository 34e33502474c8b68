let lifetime = new AbortController();

/** Aborted when the session ends: an answer that comes later must not bring the last person's data back. */
export function sessionSignal(): AbortSignal {
  return lifetime.signal;
}

export function endLifetime(): void {
  lifetime.abort();
  lifetime = new AbortController();
}
