import * as z from 'zod/mini';

// A file of its own: the address of the list names states, and addresses are read before any screen is there.
export const EntryState = z.enum(['waitingFirst', 'active', 'paused', 'blocked']);
export type EntryState = z.infer<typeof EntryState>;
