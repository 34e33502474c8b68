const PREFIX = 'radar-';

/** One press takes off one product or many: one line to bring all of them back. */
export function leavingKeyOf(skus: readonly number[]): string {
  return PREFIX + skus.join('.');
}

/** Those that nobody is about to take off. */
export function staying<Shown extends { sku: number }>(
  products: readonly Shown[],
  leaving: Iterable<string>,
): Shown[] {
  const gone = new Set(
    [...leaving]
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => key.slice(PREFIX.length).split('.').map(Number)),
  );
  return products.filter(({ sku }) => !gone.has(sku));
}
