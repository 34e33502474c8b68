import type { Product } from '@vitrina/contract/products.ts';

const PREFIX = 'external-';

/** One press takes out one product or many: one line to bring all of them back. */
export function leavingKeyOf(skus: readonly number[]): string {
  return PREFIX + skus.join('.');
}

/** The products that are on their way out. */
export function leavingSkus(keys: Iterable<string>): Set<number> {
  return new Set(
    [...keys]
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => key.slice(PREFIX.length).split('.').map(Number)),
  );
}

/** Those that nobody is about to take out. */
export function staying<Shown extends Pick<Product, 'sku'>>(
  products: readonly Shown[],
  leaving: Iterable<string>,
): Shown[] {
  const gone = leavingSkus(leaving);
  return products.filter(({ sku }) => !gone.has(sku));
}
