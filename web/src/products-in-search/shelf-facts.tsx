import type { ShelfMoment, ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import { useTranslation } from 'react-i18next';
import { listGaps } from './list-gaps.ts';
import classes from './shelf.module.css';
import { endOfShelf } from './shelf-end.ts';

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
