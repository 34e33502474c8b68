import { Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { createAbTest, listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import type { Product } from '@vitrina/contract/products.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormButtons, FormDialog } from '../../cabinets/form-dialog.tsx';
import { call } from '../../platform/api/call.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { OwnProductField } from './own-product-field.tsx';
import { isName, suggestName } from './product-choice.ts';

type Props = { isOpen: boolean; onClose: () => void };

const [SHORTEST, LONGEST] = AB_BOUNDS.nameLength;

/** Which product, and what the test is called: everything else is set up on the page of the test, which is stored from here on. */
export function NewTestDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('abTests.add')} isOpen={isOpen} onClose={onClose}>
      <NewTestForm onClose={onClose} />
    </FormDialog>
  );
}

function useCreate(onClose: () => void) {
  const { id: cabinetId } = useCabinet();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ sku, name }: { sku: Product['sku']; name: string }) =>
      call(createAbTest, { cabinetId, sku, name }),
    ...SILENT,
    onSuccess: async ({ id }) => {
      onClose();
      void queryClient.invalidateQueries({ queryKey: [listAbTests.path] });
      await navigate({ to: '/ab-test/$id', params: { id: String(id) }, search: { step: 'images' } });
    },
  });
}

function NewTestForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const create = useCreate(onClose);
  const [product, setProduct] = useState<Product | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  // What a person has typed stays, whichever product they choose afterwards.
  const name = typed ?? (product === null ? '' : suggestName(product));

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setIsSent(true);
    if (product !== null && isName(name)) create.mutate({ sku: product.sku, name: name.trim() });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <OwnProductField
          onChoose={setProduct}
          error={isSent && product === null ? t('abTests.setup.productMissing') : undefined}
        />
        <TextInput
          label={t('abTests.setup.name')}
          description={t('abTests.setup.nameHint')}
          dir="auto"
          maxLength={LONGEST}
          value={name}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={
            isSent && !isName(name)
              ? t('abTests.setup.nameError', { minimum: SHORTEST, maximum: LONGEST })
              : undefined
          }
        />
        <ProblemAlert error={create.error} />
        <FormButtons submit={t('abTests.setup.create')} isPending={create.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
