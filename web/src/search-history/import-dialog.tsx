import { Button, FileButton, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type ImportReport, importQueries } from '@vitrina/contract/query-imports.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../platform/notify.ts';
import { useCabinet } from '../platform/session.ts';
import { upload } from '../platform/upload.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { ProgressBlock } from '../ui/progress-block.tsx';
import { ImportReportView } from './import-report.tsx';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

type ImportDialogProps = { marketplace: Marketplace; isOpen: boolean; onClose: () => void };

/** Takes a file of queries and tells what was understood, accepted, merged and rejected, line by line. */
export function ImportDialog({ marketplace, isOpen, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const send = useMutation({
    mutationFn: (file: File) => upload(importQueries, { cabinetId: cabinet.id, marketplace }, file, setShare),
    meta: { isSilent: true },
    onSuccess: async (answer) => {
      setReport(answer);
      showSuccess(t('searchHistory.import.done', { count: answer.stored }));
      await queryClient.invalidateQueries({ queryKey: [getQueryStatistics.path] });
    },
  });

  function start(file: File | null) {
    if (file === null) return;
    setReport(null);
    setShare(0);
    send.mutate(file);
  }

  const choose = (
    <FileButton onChange={start} accept={ACCEPTED}>
      {(button) => (
        <Button {...button} loading={send.isPending}>
          {t('searchHistory.import.choose')}
        </Button>
      )}
    </FileButton>
  );

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('searchHistory.import.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('searchHistory.import.text')}</Text>
        {choose}
        {send.isPending && (
          <ProgressBlock label={t('searchHistory.import.sending')} share={share === 1 ? null : share} />
        )}
        <ProblemAlert error={send.error} />
        {report && <ImportReportView report={report} />}
      </Stack>
    </Modal>
  );
}
