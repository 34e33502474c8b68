import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addPositionEntry, listPositionEntries, POSITION_RULES } from '@vitrina/contract/positions.ts';
import { getCities } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { routeQuery } from '../platform/route-query.ts';
import { refreshLimits, useCabinet } from '../platform/session.ts';
import { useFormat } from '../platform/use-format.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { QueriesField } from '../ui/queries/queries-field.tsx';
import { TYPED_OVER } from '../ui/typed-over.ts';
import { EntryCost } from './entry-cost.tsx';
import { ProductField } from './product-field.tsx';
import { useEntryCost } from './use-entry-cost.ts';
import { type EntryDraft, MOSCOW, useEntryDraft } from './use-entry-draft.ts';
import { useSuggest } from './use-suggest.ts';

type Props = { isOpen: boolean; onClose: () => void };

const LONGEST_QUERY = 200;

export function AddEntryDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const draft = useEntryDraft();
  const suggest = useSuggest();
  const { cost, shortage } = useEntryCost(draft.entry);
  const cities = useQuery({
    ...routeQuery(getCities, {}),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isOpen,
  });
  const add = useMutation({
    mutationFn: (entry: EntryDraft) => call(addPositionEntry, { cabinetId: cabinet.id, ...entry }),
    meta: { isSilent: true },
    onSuccess: async ({ firstExpectedAt }) => {
      await queryClient.invalidateQueries({ queryKey: [listPositionEntries.path] });
      await refreshLimits();
      showSuccess(t('positions.added', { at: format.instant(firstExpectedAt) }));
      close();
    },
  });

  function close() {
    draft.clear();
    add.reset();
    onClose();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('positions.add')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <ProductField value={draft.sku} onChange={draft.setSku} />
        <Select
          label={t('positions.city')}
          data={(cities.data?.cities ?? []).map((city) => ({ value: String(city.id), label: city.name }))}
          value={draft.city}
          onChange={(value) => draft.setCity(value ?? MOSCOW)}
          searchable
          nothingFoundMessage={t('products.nothing.title')}
          {...TYPED_OVER}
          allowDeselect={false}
        />
        <QueriesField
          label={t('positions.queries')}
          value={draft.queries}
          onChange={draft.setQueries}
          maximum={POSITION_RULES.queriesPerEntry}
          maximumLength={LONGEST_QUERY}
          suggest={suggest}
        />
        <EntryCost cost={cost} shortage={shortage} />
        <ProblemAlert error={add.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={draft.entry === null || shortage !== undefined}
            loading={add.isPending}
            onClick={() => draft.entry && add.mutate(draft.entry)}
          >
            {t('positions.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
