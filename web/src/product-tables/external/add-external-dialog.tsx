import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import { addExternalProduct, listProducts } from '@vitrina/contract/products.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFocusBack } from '../../platform/browser/use-focus-back.ts';
import { showDone } from '../../platform/notify.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { SkuField } from '../../ui/products/sku-field.tsx';
import { readSku } from '../../ui/products/sku-rules.ts';

/** product.md 5.6: digits and nothing else. */
export function AddExternalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const sku = readSku(text);
  const add = useMutation({
    mutationFn: (chosen: Sku) => call(addExternalProduct, { cabinetId: cabinet.id, sku: chosen }),
    meta: { isSilent: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [listProducts.path] });
      showDone('productsAdded');
      onClose();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sku !== null) add.mutate(sku);
  }

  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('products.external.add')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <SkuField
            label={t('ui.sku.name')}
            description={t('products.external.hint')}
            value={text}
            onChange={(digits) => {
              setText(digits);
              add.reset();
            }}
            required
          />
          <ProblemAlert error={add.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={sku === null} loading={add.isPending}>
              {t('common.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
