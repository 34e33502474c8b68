import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listPositionEntries,
  movePositionEntry,
  type PositionEntry,
  previewPositionMove,
} from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useFocusBack } from '../../platform/browser/use-focus-back.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { CityField } from '../../queries/city-field.tsx';
import { EntryCost } from '../../tracking/entry-cost.tsx';
import { findShortage } from '../../tracking/find-shortage.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';

/** To another city: what becomes of the places, and what it costs, before it is done. */
export function MoveDialog({ entry, onClose }: { entry: PositionEntry; onClose: () => void }) {
  const { t, format } = useTexts();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [cityId, setCity] = useState(entry.cityId);
  const isChosen = cityId !== entry.cityId;
  const input = { cabinetId: cabinet.id, entryId: entry.id, cityId };
  const preview = useQuery({
    ...routeQuery(previewPositionMove, input),
    enabled: isChosen,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Moving tells of the same refusal.
    meta: { isSilent: true },
  });
  const cost = isChosen ? preview.data : undefined;
  const isTaken = cost?.isTaken === true;
  const shortage = cost && !isTaken ? findShortage(cost.before, cost.after) : undefined;
  const move = useMutation({
    mutationFn: () => call(movePositionEntry, input),
    meta: { isSilent: true },
    onSuccess: async ({ firstExpectedAt }) => {
      const changed = [listPositionEntries, getPositionMatrix];
      await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
      await refreshLimits();
      showSuccess(t('positionLive.moved', { at: format.instant(firstExpectedAt) }));
      onClose();
    },
  });
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('positionLive.move')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('positionLive.moveText', { city: entry.cityName })}</Text>
        <CityField value={cityId} onChange={setCity} withCountry={false} />
        {isTaken ? (
          <Text size="sm" c="var(--v-danger-text)" role="alert">
            {t('errors.product.trackedInCity')}
          </Text>
        ) : (
          // Where the queries are followed there already, fewer are paid for: the total says so.
          <EntryCost
            cost={cost && { ...cost, newUniqueQueries: Math.max(0, cost.newUniqueQueries) }}
            shortage={shortage}
          />
        )}
        <ProblemAlert error={move.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            loading={move.isPending}
            disabled={!isChosen || isTaken || shortage !== undefined || preview.isPlaceholderData}
            onClick={() => move.mutate()}
          >
            {t('positionLive.moveConfirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
