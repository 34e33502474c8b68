import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import { EVIDENCE_BOUNDS, orderEvidence } from '@vitrina/contract/radar/evidence.ts';
import type { PiggyBacker } from '@vitrina/contract/radar/piggy-backers.ts';
import { useState } from 'react';
import { useFollowExport } from '../../exports/use-follow-export.ts';
import { call } from '../../platform/api/call.ts';
import { now } from '../../platform/clock.ts';
import { useCabinet } from '../../platform/session/session.ts';
import type { Period } from '../../platform/texts/create-format.ts';
import { useLanguage, useTexts } from '../../platform/texts/use-format.ts';
import { PeriodField } from '../../ui/period/period-field.tsx';
import { SelectField } from '../../ui/select/lazy.tsx';
import { listSellers } from './rules.ts';

type Props = { isOpen: boolean; sku: Sku; stays: readonly PiggyBacker[]; onClose: () => void };

const EVERYBODY = 'all';
const FIRST_DAYS = 28;

/** Orders the file that proves who sold on the card: it is made in the background and appears among the person's files. */
export function EvidenceDialog({ isOpen, onClose, ...given }: Props) {
  const { t } = useTexts();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<Text fw={600}>{t('piggyBackers.evidence.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <EvidenceForm {...given} onClose={onClose} />
    </Modal>
  );
}

function EvidenceForm({ sku, stays, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const { id: cabinetId } = useCabinet();
  const language = useLanguage();
  const followExport = useFollowExport();
  const today = moscowDay(now());
  const [period, setPeriod] = useState<Period>(() => ({ from: addDays(today, 1 - FIRST_DAYS), to: today }));
  const [seller, setSeller] = useState(EVERYBODY);
  const ordering = useMutation({
    mutationFn: () =>
      call(orderEvidence, {
        cabinetId,
        sku,
        ...period,
        piggyBackerId: stays.find(({ id }) => String(id) === seller)?.id ?? null,
        language,
      }),
    onSuccess: async ({ exportId }) => {
      await followExport(exportId);
      onClose();
    },
  });
  const sellers = listSellers(stays, ({ offerSku }) => t('piggyBackers.nameless', { sku: offerSku }));
  return (
    <Stack gap="md">
      <Text size="sm">{t('piggyBackers.evidence.text')}</Text>
      <PeriodField
        label={t('piggyBackers.evidence.period')}
        value={period}
        onChange={setPeriod}
        minimum={addDays(today, 1 - EVIDENCE_BOUNDS.days)}
        maximum={today}
        minimumText={t('piggyBackers.evidence.minimum', { days: EVIDENCE_BOUNDS.days })}
      />
      <SelectField
        label={t('piggyBackers.evidence.seller')}
        data={[{ value: EVERYBODY, label: t('piggyBackers.evidence.everybody') }, ...sellers]}
        value={seller}
        onChange={(chosen) => setSeller(chosen ?? EVERYBODY)}
        allowDeselect={false}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button loading={ordering.isPending} onClick={() => ordering.mutate()}>
          {t('piggyBackers.evidence.order')}
        </Button>
      </Group>
    </Stack>
  );
}
