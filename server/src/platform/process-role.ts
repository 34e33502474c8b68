/** What a process does: answers, works in the background, or both. */
export type ProcessRole = 'main' | 'api' | 'worker';
