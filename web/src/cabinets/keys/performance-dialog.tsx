import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CABINET_BOUNDS, type Cabinet } from '@vitrina/contract/cabinet.ts';
import { changePerformanceApiKey } from '@vitrina/contract/cabinets.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { refreshCabinets } from '../../platform/session/session.ts';
import { FormButtons, FormDialog } from '../form-dialog.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';
import { cleanPasted } from './clean-pasted.ts';
import { SecretField } from './secret-field.tsx';

type Props = { cabinet: Cabinet; isOpen: boolean; onClose: () => void };

const { clientId: ClientId, clientSecret: ClientSecret } = changePerformanceApiKey.input.shape;

function PerformanceForm({ cabinet, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation();
  const idField = useRef<HTMLInputElement>(null);
  const secretField = useRef<HTMLInputElement>(null);
  const [clientId, setClientId] = useState(cabinet.performanceKey?.clientId ?? '');
  const [clientSecret, setClientSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const isIdWrong = !ClientId.safeParse(clientId).success;
  const isSecretWrong = !ClientSecret.safeParse(clientSecret).success;
  const change = useMutation({
    mutationFn: () => call(changePerformanceApiKey, { cabinetId: cabinet.id, clientId, clientSecret }),
    meta: { isSilent: true },
    onSuccess: async () => {
      await refreshCabinets();
      showDone('performanceKeyUpdated');
      onClose();
    },
    onError: () => secretField.current?.focus(),
  });

  function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isIdWrong) idField.current?.focus();
    else if (isSecretWrong) secretField.current?.focus();
    else change.mutate();
  }

  function lengthError([min, max]: readonly [number, number]) {
    return t('cabinets.form.apiKeyError', { min, max });
  }

  return (
    <form onSubmit={start} noValidate>
      <Stack gap="md">
        <TextInput
          ref={idField}
          label={t('cabinets.performance.clientId')}
          value={clientId}
          onChange={(event) => setClientId(cleanPasted(event.currentTarget.value))}
          error={isTried && isIdWrong && lengthError(CABINET_BOUNDS.performanceClientId)}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          data-autofocus
        />
        <SecretField
          ref={secretField}
          label={t('cabinets.performance.clientSecret')}
          value={clientSecret}
          onChange={setClientSecret}
          minimum={CABINET_BOUNDS.performanceClientSecret[0]}
          error={isTried && isSecretWrong ? lengthError(CABINET_BOUNDS.performanceClientSecret) : undefined}
        />
        <Text size="sm" c="dimmed">
          {t('cabinets.performance.where')}
        </Text>
        <RefusalAlert error={change.error} />
        <FormButtons submit={t('cabinets.form.check')} isPending={change.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

export function PerformanceDialog({ cabinet, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(
        cabinet.performanceKey === null ? 'cabinets.performance.label' : 'cabinets.performance.change',
      )}
    >
      <PerformanceForm cabinet={cabinet} onClose={onClose} />
    </FormDialog>
  );
}
