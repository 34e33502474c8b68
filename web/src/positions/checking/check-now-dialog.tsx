import { Alert, Button, Group, Modal, MultiSelect, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import { checkPositionsNow, getPositionAsk } from '@vitrina/contract/positions/checking.ts';
import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useFocusBack } from '../../platform/browser/use-focus-back.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';

type CheckNowDialogProps = { entryId: PositionEntryId; queries: readonly string[]; onClose: () => void };

const LIST_PX = 280;

/** A check out of the plan, with its cost before it is done; none chosen means all of them. */
export function CheckNowDialog({ entryId, queries, onClose }: CheckNowDialogProps) {
  const { t, format } = useTexts();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string[]>([]);
  const input = { cabinetId: cabinet.id, entryId };
  // The hour fills up and is spent by the plan meanwhile.
  const { data } = useQuery({ ...routeQuery(getPositionAsk, input), staleTime: 0, refetchInterval: 5000 });
  const count = chosen.length === 0 ? queries.length : chosen.length;
  const isShort = data !== undefined && count > data.left;
  // Waiting does not help then.
  const isTooMany = count > POSITION_RULES.queriesAtOnce;
  const check = useMutation({
    mutationFn: () =>
      call(checkPositionsNow, { ...input, ...(chosen.length === 0 ? {} : { queries: chosen }) }),
    meta: { isSilent: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [getPositionAsk.path] });
      onClose();
    },
  });
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('positionLive.checkNow')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <MultiSelect
          label={t('positions.queries')}
          placeholder={chosen.length === 0 ? t('positionLive.allQueries') : ''}
          data={[...queries]}
          value={chosen}
          onChange={setChosen}
          maxDropdownHeight={LIST_PX}
          searchable
          clearable
        />
        <Alert
          variant="light"
          color={isShort || isTooMany ? 'yellow' : 'gray'}
          icon={<IconInfoCircle size={18} />}
          role="status"
        >
          <Text size="sm">
            {t('positionLive.cost', {
              count,
              left: data === undefined ? '…' : format.count(data.left),
              hour: format.count(POSITION_RULES.queriesPerHour),
            })}
          </Text>
          {isTooMany && (
            <Text size="sm">
              {t('positionLive.tooMany', { most: format.count(POSITION_RULES.queriesAtOnce) })}
            </Text>
          )}
          {isShort && !isTooMany && <Text size="sm">{t('positionLive.short')}</Text>}
        </Alert>
        <ProblemAlert error={check.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            data-autofocus
            loading={check.isPending}
            disabled={count === 0 || isShort || isTooMany}
            onClick={() => check.mutate()}
          >
            {t('positionLive.checkConfirm', { count })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
