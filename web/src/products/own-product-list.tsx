import { Checkbox, Skeleton, Text } from '@mantine/core';
import type { Product } from '@vitrina/contract/products.ts';
import { useTranslation } from 'react-i18next';
import { ProductImage } from '../ui/products/product-image.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import classes from './own-product-list.module.css';

type OwnProductListProps = {
  /** undefined while they load for the first time. */
  products: readonly Product[] | undefined;
  error: unknown;
  onRetry: () => void;
  chosen: readonly number[];
  /** No more can be chosen; those that are can be let go. */
  isFull: boolean;
  onToggle: (sku: number) => void;
};

const EXPECTED = 6;

export function OwnProductList(props: OwnProductListProps) {
  const { products, error, onRetry, chosen, isFull, onToggle } = props;
  const { t } = useTranslation();
  if (products === undefined && error) return <ProblemState error={error} onRetry={onRetry} />;
  return (
    <div className={classes['list']} role="group" aria-label={t('products.picker.title')}>
      {products === undefined &&
        Array.from({ length: EXPECTED }, (_, place) => <Skeleton key={place} height={44} my={4} />)}
      {products?.length === 0 && (
        <Text size="sm" c="dimmed" p="md" ta="center">
          {t('products.picker.nothing')}
        </Text>
      )}
      {products?.map((product) => {
        const isChosen = chosen.includes(product.sku);
        return (
          <label key={product.sku} className={classes['item']} data-chosen={isChosen || undefined}>
            <Checkbox
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onToggle(product.sku)}
              aria-label={product.name}
            />
            <ProductImage url={product.imageUrl} name={product.name} size={36} />
            <span className={classes['name']} dir="auto" title={product.name}>
              {product.name}
            </span>
            <Text size="xs" c="dimmed" component="span" data-number>
              {product.sku}
            </Text>
          </label>
        );
      })}
    </div>
  );
}
