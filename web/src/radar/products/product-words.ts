import type { Words } from '../../platform/texts/words.ts';
import type { ProductRow } from './product-row.ts';

/** What stands under the state: what is waited for, or since when nothing is known. */
export function stateNote(
  { state, lookedAt, nextLookAt }: ProductRow,
  { t, format }: Words,
): string | undefined {
  if (state === 'waiting' && nextLookAt !== null)
    return t('radar.states.notes.first', { at: format.instantShort(nextLookAt) });
  if (state === 'resting') return t('radar.states.notes.resting');
  return lookedAt === null
    ? undefined
    : t('radar.states.notes.looked', { at: format.instantShort(lookedAt) });
}

/** undefined: not known, or a rival's. */
export function sellersText({ piggyBackers }: ProductRow, { t, format }: Words): string | undefined {
  if (piggyBackers === null) return undefined;
  const { count, lowestKopecks } = piggyBackers;
  if (count === 0) return t('radar.products.alone');
  const text = format.count(count);
  return lowestKopecks === null
    ? text
    : t('radar.products.sellersFrom', { count: text, price: format.rubles(lowestKopecks) });
}
