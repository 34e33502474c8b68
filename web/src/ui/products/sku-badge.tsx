import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** What is typed is the number of a product, and not a part of its name. */
export function SkuBadge() {
  const { t } = useTranslation();
  return (
    <Badge size="xs" variant="light" radius="sm">
      {t('ui.sku.name')}
    </Badge>
  );
}
