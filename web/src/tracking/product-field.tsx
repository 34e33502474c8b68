import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkuField } from '../ui/products/sku-field.tsx';
import { OwnProductField } from './own-product-field.tsx';

type ProductFieldProps = { value: string; onChange: (sku: string) => void };

const KINDS = ['own', 'external'] as const;

/** One of the cabinet's own products by name or article, or the SKU of any other product. */
export function ProductField({ value, onChange }: ProductFieldProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('own');
  return (
    <Stack gap="xs">
      <SegmentedControl
        w="fit-content"
        aria-label={t('positions.kind')}
        data={KINDS.map((one) => ({ value: one, label: t(`positions.kinds.${one}`) }))}
        value={kind}
        onChange={(next) => {
          setKind(next);
          onChange('');
        }}
      />
      {kind === 'own' ? (
        <OwnProductField
          value={value}
          onChange={onChange}
          onExternal={(sku) => {
            setKind('external');
            onChange(sku);
          }}
        />
      ) : (
        <SkuField
          label={t('positions.externalSku')}
          description={t('positions.externalHint')}
          value={value}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}
