import { ActionIcon } from '@mantine/core';
import {
  IconAB2,
  IconBookmarkPlus,
  IconDots,
  IconExternalLink,
  IconId,
  IconRadar2,
  IconTargetArrow,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import { useTranslation } from 'react-i18next';
import { useCabinet, useRight } from '../platform/session/session.ts';
import { useWatchProducts } from '../products/use-watch-products.ts';
import { MenuButton } from '../ui/floating/menu-button.tsx';

export type ShelfDeeds = {
  onTrack: (sku: Sku) => void;
  onAdd: (sku: Sku) => void;
  onWhatIf: (sku: Sku) => void;
};

/** What can be done with a product of the shelf. */
export function ProductMenu({ product, onTrack, onAdd, onWhatIf }: ShelfDeeds & { product: ShelfProduct }) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const cabinet = useCabinet();
  const watch = useWatchProducts();
  const { sku, title, owners } = product;
  const isOwn = owners.some(({ cabinetId }) => cabinetId === cabinet.id);
  const label = t('productsInSearch.actions.label', { name: title ?? sku });
  return (
    <MenuButton
      position="bottom-end"
      button={
        <ActionIcon aria-label={label}>
          <IconDots size={17} />
        </ActionIcon>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item
            component="a"
            href={`https://www.ozon.ru/product/${sku}/`}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('productsInSearch.actions.open')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconId size={16} />}
            renderRoot={(props) => (
              <Link {...props} to="/parsing-product-card" search={{ card: String(sku) }} />
            )}
          >
            {t('productsInSearch.actions.parse')}
          </Menu.Item>
          {isOwn && (
            <Menu.Item leftSection={<IconZoomQuestion size={16} />} onClick={() => onWhatIf(sku)}>
              {t('productsInSearch.actions.whatIf')}
            </Menu.Item>
          )}
          {mayEdit && (
            <Menu.Item leftSection={<IconTargetArrow size={16} />} onClick={() => onTrack(sku)}>
              {t('productsInSearch.actions.track')}
            </Menu.Item>
          )}
          {mayEdit && (
            <Menu.Item leftSection={<IconRadar2 size={16} />} onClick={() => watch([sku])}>
              {t('products.radar.watchCard')}
            </Menu.Item>
          )}
          {mayEdit && isOwn && (
            <Menu.Item
              leftSection={<IconAB2 size={16} />}
              renderRoot={(props) => <Link {...props} to="/ab-test" search={{ product: sku }} />}
            >
              {t('productsInSearch.actions.test')}
            </Menu.Item>
          )}
          {mayEdit && owners.length === 0 && (
            <Menu.Item leftSection={<IconBookmarkPlus size={16} />} onClick={() => onAdd(sku)}>
              {t('productsInSearch.actions.add')}
            </Menu.Item>
          )}
        </>
      )}
    </MenuButton>
  );
}
