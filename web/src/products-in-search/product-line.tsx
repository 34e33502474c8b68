import { Text } from '@mantine/core';
import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import { useTranslation } from 'react-i18next';
import { ProductImage } from '../ui/products/product-image.tsx';
import classes from './shelf.module.css';

/** Picture, title, number and, framed, whose it is. */
export function ProductLine({ product, note }: { product: ShelfProduct; note?: string }) {
  const { t } = useTranslation();
  const name = product.title ?? t('productsInSearch.noTitle');
  const isOwn = product.owners.length > 0;
  const cabinets = product.owners.map((owner) => owner.name).join(', ');
  return (
    <div className={classes['product']}>
      <span className={isOwn ? classes['own'] : undefined}>
        <ProductImage url={product.imageUrl} name={name} size={36} />
      </span>
      <div className={classes['name']}>
        <Text inherit truncate dir="auto" title={name}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          <span dir="ltr">{product.sku}</span>
          {isOwn && <b> · {t('productsInSearch.ownOf', { cabinets })}</b>}
          {note !== undefined && ` · ${note}`}
        </Text>
      </div>
    </div>
  );
}
