import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import {
  addPositionEntry,
  addPositionQueries,
  listPositionEntries,
} from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix, getProductStandings } from '@vitrina/contract/positions/matrix.ts';
import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import type { Product } from '@vitrina/contract/products.ts';
import { LONGEST_QUERY } from '@vitrina/contract/text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { useFocusBack } from '../../platform/browser/use-focus-back.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';
import { CityField } from '../../queries/city-field.tsx';
import { EntryCost } from '../../tracking/entry-cost.tsx';
import { findEntry } from '../../tracking/find-entry.ts';
import { useEntryCost } from '../../tracking/use-entry-cost.ts';
import { MOSCOW } from '../../tracking/use-entry-draft.ts';
import { useSuggest } from '../../tracking/use-suggest.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { QueriesField } from '../../ui/queries/queries-field.tsx';
import { KeyWay } from '../../ui/states/key-way.tsx';
import { type TrackOutcome, trackMany } from './track-many.ts';

type Requested = { skus: readonly Sku[]; cityId: number; queries: string[] };

/** The same queries in one city for many products; those that stand there already get them, too. */
function useTrackMany() {
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const list = useQuery(routeQuery(listPositionEntries, { cabinetId: cabinet.id }));
  const track = useMutation({
    mutationFn: ({ skus, cityId, queries }: Requested) =>
      trackMany(skus, (sku) => {
        const entry = findEntry(list.data?.entries ?? [], { sku, cityId });
        return entry
          ? call(addPositionQueries, { cabinetId: cabinet.id, entryId: entry.id, queries })
          : call(addPositionEntry, { cabinetId: cabinet.id, sku, cityId, queries });
      }),
    ...SILENT,
    onSettled: async () => {
      const changed = [listPositionEntries, getPositionMatrix, getProductStandings];
      await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
      await refreshLimits();
    },
  });
  return { isReady: list.data !== undefined, error: list.error, track };
}

type TrackManyDialogProps = { products: readonly Product[]; onClose: () => void };

function Outcome({ outcome }: { outcome: TrackOutcome }) {
  const { t } = useTranslation();
  const { done, refused, untried } = outcome;
  return (
    <Alert color="red" role="alert">
      <Text size="sm">{t('products.track.done', { count: done.length })}</Text>
      {refused.map(({ sku, problem }) => (
        <Text key={sku} size="sm">
          <bdi>{sku}</bdi>: {problemText(t, problem)}
        </Text>
      ))}
      {refused.some(({ problem }) => problem.is('cabinet.invalidKey')) && (
        <Text size="sm">
          <KeyWay />
        </Text>
      )}
      {untried.length > 0 && <Text size="sm">{t('products.track.untried', { count: untried.length })}</Text>}
    </Alert>
  );
}

/** The same queries in the same city for every chosen product. */
export function TrackManyDialog({ products, onClose }: TrackManyDialogProps) {
  const { t } = useTranslation();
  const [cityId, setCity] = useState(MOSCOW);
  const [queries, setQueries] = useState<string[]>([]);
  const { isReady, error, track } = useTrackMany();
  const suggest = useSuggest();
  const { cost, shortage } = useEntryCost({ skus: products.map(({ sku }) => sku), cityId, queries });
  const isPartial = track.data !== undefined && track.data.refused.length > 0;

  async function start(): Promise<void> {
    const skus = products.map(({ sku }) => sku);
    const { refused } = await track.mutateAsync({ skus, cityId, queries });
    if (refused.length > 0) return;
    showSuccess(t('products.track.done', { count: skus.length }));
    onClose();
  }

  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('products.track.title', { count: products.length })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <CityField value={cityId} onChange={setCity} withCountry={false} />
        <QueriesField
          label={t('positions.queries')}
          value={queries}
          onChange={setQueries}
          maximum={POSITION_RULES.queriesPerEntry}
          maximumLength={LONGEST_QUERY}
          suggest={suggest}
          isFirst
        />
        <EntryCost cost={cost} shortage={shortage} />
        {isPartial && <Outcome outcome={track.data} />}
        <ProblemAlert error={track.error ?? error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(isPartial ? 'common.close' : 'common.cancel')}
          </Button>
          <Button
            disabled={!isReady || queries.length === 0 || shortage !== undefined}
            loading={track.isPending}
            // What went wrong is said in the dialog.
            onClick={() => void start().catch(() => undefined)}
          >
            {t('positions.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
