import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import type { Store } from '../platform/open-store.ts';

/** `unknown`: the receiver was given no secret for this address. */
const Verdict = z.enum(['right', 'wrong', 'unknown']);
export type Verdict = z.infer<typeof Verdict>;

const Arrival = z.object({
  id: z.int(),
  atMs: z.number(),
  /** The last part of the address. */
  name: z.string(),
  /** The header `webhook-id`: the same at every attempt. */
  webhookId: z.string().nullable(),
  signature: Verdict,
  /** What was answered. */
  status: z.int(),
  body: z.string(),
});
export type Arrival = z.infer<typeof Arrival>;

export type Receiver = {
  secretOf(name: string): string | undefined;
  setSecret(name: string, secret: string): void;
  /** Every address that has a secret. */
  names(): string[];
  add(arrival: Omit<Arrival, 'id' | 'atMs'>): void;
  /** The newest first, by when they came in their own time. */
  list(name?: string): Arrival[];
  /** Forgets what has arrived, and no secret. */
  clear(): number;
};

const ARRIVALS_KEPT = 300;

/** A seller's own program that takes webhooks, kept over restarts. */
export function openReceiver(store: Store, clock: Clock): Receiver {
  const arrivals = store.collection('receiver.arrivals', Arrival);
  const secrets = store.collection('receiver.secrets', z.object({ name: z.string(), secret: z.string() }));
  const counter = store.collection('receiver.counter', z.int());

  return {
    secretOf: (name) => secrets.get(name)?.secret,
    setSecret: (name, secret) => secrets.put(name, { name, secret }),
    names: () => secrets.list().map(({ name }) => name),
    add(arrival) {
      const id = (counter.get('last') ?? 0) + 1;
      counter.put('last', id);
      arrivals.put(String(id), { ...arrival, id, atMs: clock.now().getTime() });
      for (const { id: oldest } of arrivals.list().slice(0, -ARRIVALS_KEPT)) arrivals.remove(String(oldest));
    },
    list: (name) =>
      arrivals
        .list()
        .filter((one) => name === undefined || one.name === name)
        .toSorted((one, other) => other.atMs - one.atMs || other.id - one.id),
    clear() {
      const gone = arrivals.list();
      for (const { id } of gone) arrivals.remove(String(id));
      return gone.length;
    },
  };
}
