import { Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { createAbTest, listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { listProducts, type Product } from '@vitrina/contract/products.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormButtons, FormDialog } from '../../cabinets/form-dialog.tsx';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { OwnProductField } from './own-product-field.tsx';
import { isName, suggestName } from './product-choice.ts';

type Props = {
  isOpen: boolean;
  /** The product that another screen has chosen; 0: none. */
  sku: number;
  onClose: () => void;
};

const [SHORTEST, LONGEST] = AB_BOUNDS.nameLength;

/** Which product, and what the test is called: everything else is set up on the page of the test, which is stored from here on. */
export function NewTestDialog({ isOpen, sku, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('abTests.add')} isOpen={isOpen} onClose={onClose}>
      <NewTestForm key={sku} sku={sku} onClose={onClose} />
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

/** An own product by its SKU, which another screen knows and this one has to look up. */
function useProduct(sku: number): Product | null {
  const { id: cabinetId } = useCabinet();
  const { data } = useQuery({
    ...routeQuery(listProducts, { cabinetId, search: String(sku), page: 1, pageSize: 10 }),
    enabled: sku > 0,
  });
  return data?.products.find((one) => one.sku === sku) ?? null;
}

function NewTestForm({ sku, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation();
  const create = useCreate(onClose);
  const named = useProduct(sku);
  const [chosen, setChosen] = useState<Product | null | undefined>(undefined);
  // Whoever has touched the field decides; until then it is what the other screen named.
  const product = chosen === undefined ? named : chosen;
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
          key={named?.sku}
          first={named?.name ?? ''}
          onChoose={setChosen}
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
