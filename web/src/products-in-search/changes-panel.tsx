import { Text } from '@mantine/core';
import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import type { ShelfChanges } from './compare-shelves.ts';
import { ProductLine } from './product-line.tsx';
import classes from './shelf.module.css';

/** More are counted, not drawn: the table has the others. */
const SHOWN = 10;

type ChangesPanelProps = { from: string; to: string; changes: ShelfChanges };

/** Who came and who went between two moments; who moved stands in the table itself. */
export function ChangesPanel({ from, to, changes }: ChangesPanelProps) {
  const { t, format } = useTexts();
  const { depth, entered, left, movedCount } = changes;
  const isSame = from === to;
  const span = { from: format.instantShort(from), to: format.instantShort(to), depth };
  return (
    <Panel
      title={t('productsInSearch.changes.title')}
      {...(isSame ? {} : { description: t('productsInSearch.changes.description', span) })}
    >
      {isSame ? (
        <Text size="sm">{t('productsInSearch.changes.same')}</Text>
      ) : entered.length + left.length + movedCount === 0 ? (
        <Text size="sm">{t('productsInSearch.changes.none')}</Text>
      ) : (
        <div className={classes['columns']}>
          <Side title={`${t('productsInSearch.changes.entered')}: ${entered.length}`} products={entered}>
            {({ place }) => `${t('productsInSearch.columns.place')} ${place}`}
          </Side>
          <Side title={`${t('productsInSearch.changes.left')}: ${left.length}`} products={left}>
            {({ place }) => t('productsInSearch.changes.was', { place })}
          </Side>
          <Text size="sm" fw={600}>
            {t('productsInSearch.changes.moved')}: {movedCount}
          </Text>
        </div>
      )}
    </Panel>
  );
}

type SideProps = {
  title: ReactNode;
  products: readonly ShelfProduct[];
  children: (product: ShelfProduct) => string;
};

function Side({ title, products, children }: SideProps) {
  return (
    <section>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ul className={classes['list']}>
        {products.slice(0, SHOWN).map((product) => (
          <li key={product.sku}>
            <ProductLine product={product} note={children(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
