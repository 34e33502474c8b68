import { ActionIcon, Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TagChip } from '../cabinets/tags/tag-chip.tsx';
import { useRight } from '../platform/session/session.ts';
import { NotApplicable, NotMeasured } from '../ui/absent.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Hint } from '../ui/floating/hint.tsx';
import { placeText } from '../ui/place-text.ts';
import { ProductImage } from '../ui/products/product-image.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { nameOf, type ProductRow, statusOf } from './product-row.ts';
import classes from './product-tables.module.css';
import { openTags } from './tags/tags-state.ts';

type CellProps = { product: ProductRow };

/** Archived or blocked: grey, with the reason in words. */
export function NameCell({ product }: CellProps) {
  const { t } = useTranslation();
  const { imageUrl, isArchived, isExternal, standing } = product;
  const isBlocked = standing?.isBlocked === true;
  const name = nameOf(product);
  return (
    <Group
      gap="sm"
      wrap="nowrap"
      className={classes['name'] ?? ''}
      data-grey={isArchived || isBlocked || undefined}
    >
      <ProductImage url={imageUrl} name={name} size={36} />
      <Stack gap={0} miw={0}>
        <Text inherit className={classes['twoLines'] ?? ''} title={name} dir="auto">
          {name}
        </Text>
        {(isExternal || isArchived || isBlocked) && (
          <Group gap={4} wrap="nowrap">
            {isExternal && <StatusBadge tone="neutral">{t('products.external.badge')}</StatusBadge>}
            {isArchived && <StatusBadge tone="neutral">{t('products.archived')}</StatusBadge>}
            {isBlocked && (
              <Hint label={t('products.blockedHint')}>
                <span>
                  <StatusBadge tone="warning">{t('products.blocked')}</StatusBadge>
                </span>
              </Hint>
            )}
          </Group>
        )}
      </Stack>
    </Group>
  );
}

export function SkuCell({ product: { sku, offerId } }: CellProps) {
  return (
    <Stack gap={0} miw={0}>
      <Group gap={4} wrap="nowrap">
        <Text size="sm" data-number>
          {sku}
        </Text>
        <CopyButton value={String(sku)} />
      </Group>
      {offerId !== '' && (
        <Group gap={4} wrap="nowrap">
          <Text size="xs" c="dimmed" truncate title={offerId} dir="auto">
            {offerId}
          </Text>
          <CopyButton value={offerId} />
        </Group>
      )}
    </Stack>
  );
}

const SHOWN_TAGS = 2;

export function TagsCell({ product }: CellProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const { tags } = product;
  const more = tags.length - SHOWN_TAGS;
  const chips = (
    <Group gap={4} wrap="nowrap">
      {tags.slice(0, SHOWN_TAGS).map(({ id, name, color }) => (
        <TagChip key={id} name={name} color={color} />
      ))}
      {more > 0 && (
        <Text size="xs" c="dimmed" data-number title={tags.map(({ name }) => name).join(', ')}>
          +{more}
        </Text>
      )}
    </Group>
  );
  if (!mayEdit) return tags.length === 0 ? null : chips;
  const label = t('products.tags.changeOf', { name: nameOf(product) });
  if (tags.length === 0)
    return (
      <ActionIcon c="dimmed" aria-label={label} onClick={() => openTags([product])}>
        <IconPlus size={17} />
      </ActionIcon>
    );
  return (
    <UnstyledButton className={classes['tags'] ?? ''} onClick={() => openTags([product])}>
      {chips}
      <VisuallyHidden>{label}</VisuallyHidden>
    </UnstyledButton>
  );
}

export function PlaceCell({ product: { standing } }: CellProps) {
  const { t } = useTranslation();
  if (standing === undefined) return <NotApplicable />;
  if (standing === null || standing.best === null) return <NotMeasured />;
  const { best } = standing;
  return (
    <Text span inherit data-number>
      {placeText(t, best)}
    </Text>
  );
}

export function StatusCell({ product }: CellProps) {
  const { t } = useTranslation();
  const isOnSale = !product.isArchived && !product.isExternal;
  return <StatusBadge tone={isOnSale ? 'success' : 'neutral'}>{t(statusOf(product))}</StatusBadge>;
}
