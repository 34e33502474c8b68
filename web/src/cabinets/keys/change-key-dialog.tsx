import { Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CABINET_BOUNDS, type Cabinet } from '@vitrina/contract/cabinet.ts';
import { changeCabinetApiKey, getCollectors } from '@vitrina/contract/cabinets.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { refreshCabinets } from '../../platform/session/session.ts';
import { FormButtons, FormDialog } from '../form-dialog.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';
import { KeyRights } from './key-rights.tsx';
import { SecretField } from './secret-field.tsx';

type Props = { cabinetId: Cabinet['id']; isOpen: boolean; onClose: () => void };

const [MINIMUM] = CABINET_BOUNDS.apiKey;

/** Write-only: the present key is never shown, the new one is tested before it replaces it. */
export function ChangeKeyDialog({ cabinetId, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [apiKey, setApiKey] = useState('');
  const change = useMutation({
    mutationFn: () => call(changeCabinetApiKey, { cabinetId, apiKey }),
    meta: { isSilent: true },
    onSuccess: async () => {
      await refreshCabinets();
      await queryClient.invalidateQueries({ queryKey: [getCollectors.path] });
      showDone('keyAdded');
      close();
    },
    onError: () => field.current?.focus(),
  });

  function close() {
    setApiKey('');
    change.reset();
    onClose();
  }

  function start(event: FormEvent) {
    event.preventDefault();
    if (changeCabinetApiKey.input.shape.apiKey.safeParse(apiKey).success) change.mutate();
    else field.current?.focus();
  }

  return (
    <FormDialog isOpen={isOpen} onClose={close} title={t('cabinets.changeKey')}>
      <form onSubmit={start} noValidate>
        <Stack gap="md">
          <SecretField
            ref={field}
            label={t('cabinets.form.apiKey')}
            value={apiKey}
            onChange={setApiKey}
            minimum={MINIMUM}
            isFirst
          />
          <KeyRights />
          <RefusalAlert error={change.error} />
          <FormButtons submit={t('cabinets.form.check')} isPending={change.isPending} onCancel={close} />
        </Stack>
      </form>
    </FormDialog>
  );
}
