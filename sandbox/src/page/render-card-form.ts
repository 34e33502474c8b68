import type { CardPage } from './card-page.ts';
import { hidden } from './markup.ts';

/** A form that does something to the card; it brings back to its page. */
export function renderCardForm(
  { product, marketplace }: Pick<CardPage, 'product' | 'marketplace'>,
  act: string,
  fields: string,
): string {
  return `<form method="post" action="/card/${product.sku}/${act}">${hidden('marketplace', marketplace)}${fields}</form>`;
}
