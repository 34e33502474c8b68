import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listMyRequestProducts } from '@vitrina/contract/my-requests.ts';
import { importKeywords, previewKeywords } from '@vitrina/contract/product-tables.ts';
import type { Product } from '@vitrina/contract/products.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SILENT } from '../../platform/api/silent.ts';
import { upload } from '../../platform/api/upload.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';
import type { Mapping } from './mapping.ts';

type Chosen = { file: File; mapping: Mapping };

/** A file is looked at as often as its columns are changed, and stored once. */
export function useImportKeywords(products: readonly Product[], onDone: () => void) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const input = { cabinetId: cabinet.id, skus: products.map(({ sku }) => sku) };
  const look = useMutation({
    mutationFn: ({ file, mapping }: Chosen) =>
      upload(previewKeywords, { ...input, ...mapping }, file, setShare),
    ...SILENT,
  });
  const bring = useMutation({
    mutationFn: ({ file, mapping }: Chosen) =>
      upload(importKeywords, { ...input, ...mapping }, file, setShare),
    ...SILENT,
    onSuccess: async ({ added, known }) => {
      await queryClient.invalidateQueries({ queryKey: [listMyRequestProducts.path] });
      await refreshLimits();
      showSuccess(t('products.keywords.done', { count: added, known }));
      onDone();
    },
  });
  return { look, bring, share };
}
