import type { Difference } from '../tables.ts';

/** What one side has of a day: payments and refunds by the provider's id, each in kopecks. */
export type Book = Record<Difference['kind'], ReadonlyMap<string, number>>;

const KINDS = ['payment', 'refund'] as const;

/** Everything that does not stand on both sides with the same sum. */
export function listDifferences(provider: Book, ledger: Book): Difference[] {
  return KINDS.flatMap((kind) => {
    const ids = new Set([...provider[kind].keys(), ...ledger[kind].keys()]);
    return [...ids].flatMap((providerId) => {
      const providerKopecks = provider[kind].get(providerId) ?? null;
      const ledgerKopecks = ledger[kind].get(providerId) ?? null;
      return providerKopecks === ledgerKopecks ? [] : [{ kind, providerId, providerKopecks, ledgerKopecks }];
    });
  });
}

/** What came in less what went back. */
export function totalOf(book: Book): number {
  const sum = (kopecks: ReadonlyMap<string, number>) =>
    [...kopecks.values()].reduce((all, one) => all + one, 0);
  return sum(book.payment) - sum(book.refund);
}
