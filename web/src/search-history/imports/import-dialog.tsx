import { ActionIcon, Button, FileButton, Group, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { importQueries } from '@vitrina/contract/query-imports.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { upload } from '../../platform/api/upload.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { ProgressBlock } from '../../ui/progress-block.tsx';
import { ImportView } from './import-view.tsx';
import type { Imports } from './use-imports.ts';

type ImportListProps = {
  imports: Imports;
  /** It stands above the list already. */
  shown: string | null;
  onChoose: (importId: string) => void;
};

/** The imports of the last week, without the one that is shown. */
function ImportList({ imports, shown, onChoose }: ImportListProps) {
  const { t, format } = useTexts();
  const others = imports.imports.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t('searchHistory.import.recent')}
      </Text>
      {others.map(({ id, fileName, state, createdAt }) => (
        <Group key={id} gap="sm" wrap="nowrap" justify="space-between">
          <UnstyledButton onClick={() => onChoose(id)} style={{ minWidth: 0 }}>
            <Text size="sm" truncate dir="auto">
              {fileName}
            </Text>
            <Text size="xs" c="dimmed">
              {t(`searchHistory.import.states.${state}`)} · {format.instantShort(createdAt)}
            </Text>
          </UnstyledButton>
          {state !== 'running' && (
            <ActionIcon
              aria-label={t('searchHistory.import.remove', { name: fileName })}
              onClick={() => imports.remove(id)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
    </Stack>
  );
}

const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

type ImportDialogProps = {
  marketplace: Marketplace;
  imports: Imports;
  /** The import that the address names. */
  named: string | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** Takes a file of queries; what is being read goes on when the dialog is closed, and is found here again. */
export function ImportDialog({ marketplace, imports, named, isOpen, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const [share, setShare] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (file: File) => upload(importQueries, { cabinetId: cabinet.id, marketplace }, file, setShare),
    meta: { isSilent: true },
    onSuccess: ({ id }) => setChosen(id),
    onSettled: imports.reread,
  });
  const unfinished = imports.imports.find(({ state }) => state === 'running' || state === 'asking');
  const shown = send.isPending || send.isError ? null : (chosen ?? named ?? unfinished?.id ?? null);

  function start(file: File | null): void {
    if (file === null) return;
    setChosen(null);
    setShare(0);
    send.mutate(file);
  }

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
        <FileButton onChange={start} accept={ACCEPTED}>
          {(button) => (
            <Button {...button} loading={send.isPending}>
              {t('searchHistory.import.choose')}
            </Button>
          )}
        </FileButton>
        {send.isPending && (
          <ProgressBlock
            label={share === 1 ? t('searchHistory.import.sending') : t('searchHistory.import.uploading')}
            share={share === 1 ? null : share}
            text={t('searchHistory.import.leave')}
          />
        )}
        <ProblemAlert error={send.error} />
        {shown !== null && <ImportView key={shown} importId={shown} imports={imports} />}
        <ImportList
          imports={imports}
          shown={shown}
          onChoose={(id) => {
            send.reset();
            setChosen(id);
          }}
        />
      </Stack>
    </Modal>
  );
}
