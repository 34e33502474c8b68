import { Button } from '@mantine/core';
import { IconFileImport, IconRadar2, IconTag, IconTargetArrow, IconTrash } from '@tabler/icons-react';
import type { Product } from '@vitrina/contract/products.ts';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../platform/browser/use-shortcut.ts';
import { useRight } from '../platform/session/session.ts';
import { useWatchProducts } from '../products/use-watch-products.ts';

type ProductActionsProps = {
  products: readonly Product[];
  onTag: () => void;
  onTrack: () => void;
  onImport: () => void;
  onRemove: () => void;
};

/** Bulk actions of whoever may edit; who only reads has the export beside them. */
export function ProductActions({ products, onTag, onTrack, onImport, onRemove }: ProductActionsProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const watch = useWatchProducts();
  useShortcut('KeyT', t('products.tags.shortcut'), mayEdit ? onTag : null);
  if (!mayEdit) return null;
  const areExternal = products.every(({ isExternal }) => isExternal);
  const look = { size: 'xs', variant: 'default' } as const;
  return (
    <>
      <Button {...look} leftSection={<IconTag size={16} />} onClick={onTag}>
        {t('products.actions.tag')}
      </Button>
      <Button {...look} leftSection={<IconTargetArrow size={16} />} onClick={onTrack}>
        {t('products.actions.track')}
      </Button>
      <Button
        {...look}
        leftSection={<IconRadar2 size={16} />}
        onClick={() => watch(products.map(({ sku }) => sku))}
      >
        {t('products.radar.watch')}
      </Button>
      <Button {...look} leftSection={<IconFileImport size={16} />} onClick={onImport}>
        {t('products.actions.import')}
      </Button>
      {areExternal && (
        <Button {...look} leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {t('products.actions.remove')}
        </Button>
      )}
    </>
  );
}
