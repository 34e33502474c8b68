import type { ProductColumns } from '../assortment/product-columns.ts';

/** The indexes of the products of every noun, by the noun's id. */
export function groupByNoun({ nouns, count }: ProductColumns, nounCount: number): readonly Uint32Array[] {
  const starts = new Uint32Array(nounCount + 1);
  for (let index = 0; index < count; index += 1) {
    const next = (nouns[index] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let noun = 0; noun < nounCount; noun += 1) {
    starts[noun + 1] = (starts[noun + 1] ?? 0) + (starts[noun] ?? 0);
  }
  const sorted = new Uint32Array(count);
  const filled = starts.slice();
  for (let index = 0; index < count; index += 1) {
    const noun = nouns[index] ?? 0;
    sorted[filled[noun] ?? 0] = index;
    filled[noun] = (filled[noun] ?? 0) + 1;
  }
  return Array.from({ length: nounCount }, (_, noun) => sorted.subarray(starts[noun], starts[noun + 1]));
}
