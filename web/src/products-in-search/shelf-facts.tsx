import type { ShelfMoment, ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import { useTranslation } from 'react-i18next';
import classes from './shelf.module.css';
import { endOfShelf } from './shelf-end.ts';

/** Places between stored ones that nobody kept, as inclusive spans. */
export function listGaps(products: readonly Pick<ShelfProduct, 'place'>[]): { from: number; to: number }[] {
  return products.flatMap(({ place }, index) => {
    const next = (products[index - 1]?.place ?? 0) + 1;
    return place > next ? [{ from: next, to: place - 1 }] : [];
  });
}

type FactsProps = {
  moment: ShelfMoment;
  /** undefined while they are on their way. */
  products: readonly ShelfProduct[] | undefined;
  keptDays: number;
};

/** interface-rules.md G7: how far the shelf is known, and why it may end. */
export function ShelfFacts({ moment, products, keptDays }: FactsProps) {
  const { t } = useTranslation();
  return (
    <p className={classes['facts']}>
      <span>{t('productsInSearch.readPlaces', { count: moment.placesRead })}</span>
      <span>{t(`productsInSearch.${endOfShelf(moment)}`)}</span>
      {moment.mode === 'category' && <span>{t('productsInSearch.category')}</span>}
      {listGaps(products ?? []).map(({ from, to }) => (
        <span key={from}>{t('productsInSearch.gap', { from, to })}</span>
      ))}
      {products?.every(({ owners }) => owners.length === 0) === true && (
        <span>{t('productsInSearch.mine.none')}</span>
      )}
      <span>{t('productsInSearch.kept', { count: keptDays })}</span>
    </p>
  );
}
