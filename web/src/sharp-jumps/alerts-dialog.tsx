import { Anchor, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  addJumpAlert,
  deleteJumpAlert,
  JUMP_BOUNDS,
  type JumpAlert,
  listJumpAlerts,
  updateJumpAlert,
} from '@vitrina/contract/sharp-jumps.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { AlertRow } from '../ui/alert-row.tsx';
import { LimitMeter } from '../ui/limit-meter.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { fromAlertFilter, toAlertFilter } from './to-question.ts';
import { useFilterWords } from './use-filter-words.ts';
import { type JumpScope, SHARP_JUMPS_PATH } from './use-jump-scope.ts';

type AlertsDialogProps = { isOpen: boolean; onClose: () => void; view: JumpScope };
const LIST_HEIGHT = 120;

function AlertLine({ alert, onGo }: { alert: JumpAlert; onGo: () => void }) {
  const { t } = useTranslation();
  const named = { cabinetId: useCabinet().id, alertId: alert.id };
  const wordsOf = useFilterWords();
  return (
    <AlertRow
      labels={{
        isOn: t('sharpJumps.alerts.isOn', { name: alert.name }),
        delete: t('sharpJumps.alerts.remove', { name: alert.name }),
      }}
      isOn={alert.isOn}
      mayEdit
      list={listJumpAlerts}
      onSwitch={(isOn) => call(updateJumpAlert, { ...named, isOn })}
      onDelete={() => call(deleteJumpAlert, named)}
    >
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
    </AlertRow>
  );
}

function NewAlert({ view: { search }, isFull }: { view: JumpScope; isFull: boolean }) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const wordsOf = useFilterWords();
  const queries = useQueryClient();
  const filter = toAlertFilter(search);
  const [name, setName] = useState(search.contains.slice(0, JUMP_BOUNDS.alertName));
  const add = useMutation({
    mutationFn: () => call(addJumpAlert, { cabinetId, name, filter }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listJumpAlerts.path] }),
  });
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
