import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type CannibalPair,
  getCannibalPairs,
  PAIR_DAYS,
  type ShelfProduct,
} from '@vitrina/contract/products-in-search.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { ProductLine } from './product-line.tsx';
import classes from './shelf.module.css';
import type { ShelfView } from './use-shelf-view.ts';

/** The liveliest come first; the others on request. */
const FIRST_PAIRS = 3;

type PairsPanelProps = { view: ShelfView; takenAt: string; products: readonly ShelfProduct[] };

/** Asked for only where two own cards stand on one page. */
export function PairsPanel({ view, takenAt, products }: PairsPanelProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const pairs = useQuery(routeQuery(getCannibalPairs, { ...view.shelf, takenAt }));
  const bySku = new Map(products.map((product) => [product.sku, product]));
  if (pairs.data?.total === 0) return null;
  const known = pairs.data?.pairs ?? [];
  const shown = isOpen ? known : known.slice(0, FIRST_PAIRS);
  const rest = (pairs.data?.total ?? 0) - shown.length;
  return (
    <Panel title={t('productsInSearch.pairs.title')} description={t('productsInSearch.pairs.description')}>
      {pairs.error ? (
        <ProblemState error={pairs.error} onRetry={() => void pairs.refetch()} />
      ) : (
        <>
          <ul className={classes['pairs']}>
            {shown.map((pair) => {
              const [above, below] = pair.skus.map((sku) => bySku.get(sku));
              return above === undefined || below === undefined ? null : (
                <Pair key={pair.skus.join()} pair={pair} above={above} below={below} />
              );
            })}
          </ul>
          <Group gap="sm" mt="sm">
            <Text size="sm" c="dimmed">
              {t('productsInSearch.pairs.advice')}
            </Text>
            {rest > 0 && (
              <Anchor
                component="button"
                type="button"
                size="sm"
                disabled={isOpen}
                onClick={() => setOpen(true)}
              >
                {t('productsInSearch.pairs.more', { count: rest })}
              </Anchor>
            )}
          </Group>
        </>
      )}
    </Panel>
  );
}

type PairProps = { pair: CannibalPair; above: ShelfProduct; below: ShelfProduct };

function Pair({ pair, above, below }: PairProps) {
  const { t, format } = useTexts();
  const { swaps, sharedMoments, isSwapping, sharedWords, likeness } = pair;
  const facts = [
    swaps > 0
      ? t('productsInSearch.pairs.swaps', { count: swaps, days: PAIR_DAYS })
      : t('productsInSearch.pairs.steady'),
    t('productsInSearch.pairs.shared', { count: sharedMoments }),
    t('productsInSearch.pairs.places', { one: above.place, other: below.place }),
    above.priceKopecks !== null &&
      below.priceKopecks !== null &&
      t('productsInSearch.pairs.prices', {
        one: format.rubles(above.priceKopecks),
        other: format.rubles(below.priceKopecks),
      }),
    sharedWords.length > 0 && t('productsInSearch.pairs.words', { words: sharedWords.join(', ') }),
    likeness !== null && t('productsInSearch.pairs.likeness', { share: format.share(likeness) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <li className={classes['pair']}>
      <StatusBadge tone={isSwapping ? 'warning' : 'neutral'}>
        {t(isSwapping ? 'productsInSearch.pairs.rivals' : 'productsInSearch.pairs.neighbours')}
      </StatusBadge>
      <div className={classes['columns']}>
        <ProductLine product={above} />
        <ProductLine product={below} />
      </div>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
    </li>
  );
}
