import { Button, Group, Modal, PasswordInput, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CABINET_BOUNDS,
  type Cabinet,
  changeCabinetApiKey,
  getCollectors,
} from '@vitrina/contract/cabinets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { refreshCabinets } from '../platform/session.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';

type Props = { cabinetId: Cabinet['id']; isOpen: boolean; onClose: () => void };

/** Write-only: the present key is never shown, the new one is tested before it replaces it. */
export function ChangeKeyDialog({ cabinetId, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [apiKey, setApiKey] = useState('');
  const change = useMutation({
    mutationFn: () => call(changeCabinetApiKey, { cabinetId, apiKey }),
    meta: { isSilent: true },
    onSuccess: async () => {
      await refreshCabinets();
      await queryClient.invalidateQueries({ queryKey: [getCollectors.path] });
      showSuccess(t('cabinets.keyAdded'));
      close();
    },
  });

  function close() {
    setApiKey('');
    change.reset();
    onClose();
  }

  return (
    <Modal opened={isOpen} onClose={close} title={t('cabinets.changeKey')}>
      <Stack gap="md">
        <PasswordInput
          label={t('cabinets.form.apiKey')}
          autoComplete="off"
          data-autofocus
          value={apiKey}
          onChange={(event) => setApiKey(event.currentTarget.value.trim())}
        />
        <ProblemAlert error={change.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            loading={change.isPending}
            disabled={apiKey.length < CABINET_BOUNDS.apiKey[0]}
            onClick={() => change.mutate()}
          >
            {t('cabinets.form.check')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
