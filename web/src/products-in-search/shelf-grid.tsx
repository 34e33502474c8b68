import { Text } from '@mantine/core';
import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { ShelfPhoto } from '../ui/products/shelf-photo.tsx';
import type { ShelfChanges } from './compare-shelves.ts';
import { MoveMark } from './move-mark.tsx';
import { ProductMenu, type ShelfDeeds } from './product-menu.tsx';
import classes from './shelf.module.css';

type GridProps = {
  products: readonly ShelfProduct[];
  changes: ShelfChanges | undefined;
  deeds: ShelfDeeds;
};

/** The shelf as buyers see it: main pictures side by side, one's own framed. */
export function ShelfGrid({ products, changes, deeds }: GridProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes['grid']} aria-label={t('productsInSearch.shelf')}>
      {products.map((product) => (
        <GridCard key={product.sku} product={product} changes={changes} deeds={deeds} />
      ))}
    </ul>
  );
}

function GridCard({ product, changes, deeds }: { product: ShelfProduct } & Omit<GridProps, 'products'>) {
  const { t, format } = useTexts();
  const { place, sku, title, imageUrl, priceKopecks, rating, reviewsCount, delivery, owners } = product;
  const name = title ?? t('productsInSearch.noTitle');
  const isOwn = owners.length > 0;
  const facts = [
    rating !== null && `★ ${format.decimal(rating)}`,
    reviewsCount !== null && `(${format.count(reviewsCount)})`,
    delivery,
  ].filter((fact) => typeof fact === 'string');
  return (
    <li className={classes['card']} data-own={isOwn || undefined}>
      <div className={classes['corner']}>
        <span className={classes['place']}>{place}</span>
        {changes !== undefined && <MoveMark move={changes.moves.get(sku) ?? null} />}
        <ProductMenu product={product} {...deeds} />
      </div>
      <ShelfPhoto url={imageUrl} name={name} />
      <Text fw={600}>{priceKopecks === null ? '—' : format.rubles(priceKopecks)}</Text>
      <span className={classes['title']} dir="auto" title={name}>
        {name}
      </span>
      <Text size="xs" c="dimmed" dir="auto">
        {facts.join(' ')}
      </Text>
      {isOwn && (
        <Text size="xs" fw={600}>
          {t('productsInSearch.ownOf', { cabinets: owners.map((owner) => owner.name).join(', ') })}
        </Text>
      )}
    </li>
  );
}
