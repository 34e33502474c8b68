import { ActionIcon, Anchor, Button, Group, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  addJumpAlert,
  JUMP_BOUNDS,
  type JumpAlert,
  listJumpAlerts,
  removeJumpAlert,
  switchJumpAlert,
} from '@vitrina/contract/sharp-jumps.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { LimitMeter } from '../ui/limit-meter.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { fromAlertFilter, toAlertFilter } from './to-question.ts';
import { useFilterWords } from './use-filter-words.ts';
import { type JumpScope, SHARP_JUMPS_PATH } from './use-jump-scope.ts';

type AlertsDialogProps = { isOpen: boolean; onClose: () => void; view: JumpScope };
const LIST_HEIGHT = 120;

/** Changes of one's alerts, each of which brings the list anew. */
function useAlertChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: [listJumpAlerts.path] }),
  });
}

function AlertLine({ alert, onGo }: { alert: JumpAlert; onGo: () => void }) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const wordsOf = useFilterWords();
  const turn = useAlertChange((isOn: boolean) =>
    call(switchJumpAlert, { cabinetId, alertId: alert.id, isOn }),
  );
  const remove = useAlertChange(() => call(removeJumpAlert, { cabinetId, alertId: alert.id }));
  return (
    <Group wrap="nowrap" justify="space-between" gap="sm">
      <div>
        <Anchor
          size="sm"
          dir="auto"
          renderRoot={(look) => (
            <Link {...look} to={SHARP_JUMPS_PATH} search={fromAlertFilter(alert.filter)} onClick={onGo} />
          )}
        >
          {alert.name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {wordsOf(alert.filter)}
        </Text>
      </div>
      <Group wrap="nowrap" gap="xs">
        <Switch
          aria-label={t('sharpJumps.alerts.isOn', { name: alert.name })}
          checked={turn.isPending ? turn.variables : alert.isOn}
          onChange={(event) => turn.mutate(event.currentTarget.checked)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('sharpJumps.alerts.remove', { name: alert.name })}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Group>
    </Group>
  );
}

function NewAlert({ view: { asked }, isFull }: { view: JumpScope; isFull: boolean }) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const wordsOf = useFilterWords();
  const filter = toAlertFilter(asked);
  const [name, setName] = useState(asked.contains.slice(0, JUMP_BOUNDS.alertName));
  const add = useAlertChange(() => call(addJumpAlert, { cabinetId, name, filter }));
  function submit(event: FormEvent): void {
    event.preventDefault();
    add.mutate(undefined, { onSuccess: () => setName('') });
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <TextInput
          flex={1}
          miw={200}
          required
          dir="auto"
          label={t('sharpJumps.alerts.name')}
          description={wordsOf(filter)}
          maxLength={JUMP_BOUNDS.alertName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" loading={add.isPending} disabled={isFull || name.trim() === ''}>
          {t('sharpJumps.alerts.add')}
        </Button>
      </Group>
    </form>
  );
}

/** Saved filters that tell by themselves: the open one may be added, the others switched off or removed. */
export function AlertsDialog({ isOpen, onClose, view }: AlertsDialogProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const list = useQuery({
    ...routeQuery(listJumpAlerts, { cabinetId: cabinet.id }),
    enabled: isOpen,
    meta: { isSilent: true },
  });
  const { data } = list;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('sharpJumps.alerts.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('sharpJumps.alerts.text')}
        </Text>
        <NewAlert view={view} isFull={data !== undefined && data.alerts.length >= data.maximum} />
        {list.error && <ProblemState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isPending && <PanelSkeleton height={LIST_HEIGHT} />}
        {data?.alerts.map((alert) => (
          <AlertLine key={alert.id} alert={alert} onGo={onClose} />
        ))}
        {data !== undefined && (
          <LimitMeter
            label={t('sharpJumps.alerts.limit')}
            current={data.alerts.length}
            maximum={data.maximum}
          />
        )}
      </Stack>
    </Modal>
  );
}
