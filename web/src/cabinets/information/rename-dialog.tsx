import { Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CABINET_BOUNDS, type Cabinet } from '@vitrina/contract/cabinet.ts';
import { changeCabinetName } from '@vitrina/contract/cabinets.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshCabinets } from '../../platform/session/session.ts';
import { FormButtons, FormDialog } from '../form-dialog.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';

type Props = { cabinet: Cabinet; isOpen: boolean; onClose: () => void };

const [min, max] = CABINET_BOUNDS.name;

function RenameForm({ cabinet, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation();
  const [name, setName] = useState(cabinet.name);
  const [isTried, setTried] = useState(false);
  const isWrong = !changeCabinetName.input.shape.name.safeParse(name).success;
  const rename = useMutation({
    mutationFn: () => call(changeCabinetName, { cabinetId: cabinet.id, name }),
    meta: { isSilent: true },
    onSuccess: async () => {
      await refreshCabinets();
      showSuccess(t('cabinets.rename.done'));
      onClose();
    },
  });

  function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isWrong) rename.mutate();
  }

  return (
    <form onSubmit={start} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('cabinets.form.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isTried && isWrong && t('cabinets.form.nameError', { min, max })}
          autoComplete="off"
          data-autofocus
        />
        <RefusalAlert error={rename.error} />
        <FormButtons submit={t('cabinets.save')} isPending={rename.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

export function RenameDialog({ cabinet, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('cabinets.rename.open')}>
      <RenameForm cabinet={cabinet} onClose={onClose} />
    </FormDialog>
  );
}
