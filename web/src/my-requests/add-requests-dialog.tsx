import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';
import { LONGEST_QUERY } from '@vitrina/contract/text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../platform/browser/use-focus-back.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { QueriesField } from '../ui/queries/queries-field.tsx';

type AddRequestsDialogProps = { onAdd: (queries: readonly string[]) => Promise<void>; onClose: () => void };

/** interface-rules.md G9: a list pasted from anywhere becomes imported queries of the product. */
export function AddRequestsDialog({ onAdd, onClose }: AddRequestsDialogProps) {
  const { t } = useTranslation();
  const [queries, setQueries] = useState<string[]>([]);
  const add = useMutation({ mutationFn: () => onAdd(queries), meta: { isSilent: true }, onSuccess: onClose });
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('myRequests.add')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('myRequests.addText')}
        </Text>
        <QueriesField
          label={t('myRequests.queries')}
          value={queries}
          onChange={setQueries}
          maximum={MY_REQUESTS_BOUNDS.queries}
          maximumLength={LONGEST_QUERY}
          isFirst
        />
        <ProblemAlert error={add.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button disabled={queries.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
            {t('common.add')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
