import { Button, Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { voidAbWindows } from '@vitrina/contract/ab-tests/running.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showSuccess } from '../../../platform/notify.ts';
import { useCabinet } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { useReread } from '../use-ab-test.ts';
import type { ScheduleWindow } from './strip-layout.ts';
import { useWindowText } from './use-window-text.ts';
import { LEAST_REASON, spanToVoid, type VoidSpan } from './void-span.ts';

type VoidDialogProps = { isOpen: boolean; test: AbTest; window: ScheduleWindow; onClose: () => void };

/** Leaves a window or its day out of the numbers with a reason, or takes them back in. */
export function VoidDialog({ isOpen, test, window, onClose }: VoidDialogProps) {
  const { t } = useTexts();
  const isVoided = window.voidReason !== null;
  const textOf = useWindowText(test.images);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t(isVoided ? 'abTestDetails.void.takeBack' : 'abTestDetails.void.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text fw={500} mb="sm">
        {textOf(window)}
      </Text>
      {/* Another window begins with an empty field. */}
      <VoidForm key={window.number} {...{ test, window, onClose, isVoided }} />
    </Modal>
  );
}

function VoidForm({
  test,
  window,
  onClose,
  isVoided,
}: Omit<VoidDialogProps, 'isOpen'> & { isVoided: boolean }) {
  const { t, format } = useTexts();
  const { id: cabinetId } = useCabinet();
  const reread = useReread();
  const suggested = window.suggestion === null ? '' : t(`abTestDetails.events.${window.suggestion}`);
  const [reason, setReason] = useState(suggested);
  const [span, setSpan] = useState<VoidSpan>('window');
  const sending = useMutation({
    mutationFn: () =>
      reread(() =>
        call(voidAbWindows, {
          cabinetId,
          testId: test.id,
          ...spanToVoid(window, span),
          reason: isVoided ? null : reason.trim(),
        }),
      ),
    onSuccess: ({ changed }) => {
      showSuccess(
        t(isVoided ? 'abTestDetails.void.returned' : 'abTestDetails.void.voided', { count: changed }),
      );
      onClose();
    },
  });
  const isReady = isVoided || reason.trim().length >= LEAST_REASON;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) sending.mutate();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{t(isVoided ? 'abTestDetails.void.backText' : 'abTestDetails.void.text')}</Text>
        <Radio.Group
          label={t(isVoided ? 'abTestDetails.void.spanBack' : 'abTestDetails.void.span')}
          value={span}
          onChange={(next) => setSpan(next === 'day' ? 'day' : 'window')}
        >
          <Stack gap="xs" mt={4}>
            <Radio value="window" label={t('abTestDetails.void.window')} />
            <Radio
              value="day"
              label={t('abTestDetails.void.day', {
                day: format.dayShort(moscowDay(new Date(window.from))),
              })}
            />
          </Stack>
        </Radio.Group>
        {!isVoided && (
          <TextInput
            label={t('abTestDetails.void.reason')}
            description={t('abTestDetails.void.reasonHint', { maximum: AB_BOUNDS.reasonLength })}
            value={reason}
            maxLength={AB_BOUNDS.reasonLength}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
            required
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={!isReady} loading={sending.isPending}>
            {t(isVoided ? 'abTestDetails.void.confirmBack' : 'abTestDetails.void.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
