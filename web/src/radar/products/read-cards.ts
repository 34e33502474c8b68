import { Sku } from '@vitrina/contract/ids.ts';

export type ReadCards = {
  skus: Sku[];
  /** Lines that are neither an SKU nor the address of a card of Ozon. */
  unknown: string[];
};

const OZON =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*ozon\.(?:ru|com|kz|by)\/product\/(?:[^/?#]*-)?(\d{1,12})(?:[/?#]|$)/iu;
const DIGITS = /^\d{1,12}$/u;

function readOne(line: string): Sku | undefined {
  const digits = OZON.exec(line)?.[1] ?? (DIGITS.test(line) ? line : undefined);
  const sku = Sku.safeParse(Number(digits ?? 'none'));
  return sku.success ? sku.data : undefined;
}

/** interface-rules.md G9: SKUs or addresses apart by line breaks, spaces, commas or semicolons; each product once. */
export function readCards(text: string): ReadCards {
  const skus = new Set<Sku>();
  const unknown = new Set<string>();
  for (const line of text.split(/[\s,;]+/u)) {
    if (line === '') continue;
    const sku = readOne(line);
    if (sku === undefined) unknown.add(line);
    else skus.add(sku);
  }
  return { skus: [...skus], unknown: [...unknown] };
}
