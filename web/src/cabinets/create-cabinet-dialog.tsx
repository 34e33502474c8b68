import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { createCabinet } from '@vitrina/contract/cabinets.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { refreshCabinets, selectCabinet } from '../platform/session.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { CABINET_FIELDS, CabinetForm } from './cabinet-form.ts';

type Props = { isOpen: boolean; onClose: () => void };

const EMPTY: CabinetForm = { name: '', sellerId: '', apiKey: '' };

export function CreateCabinetDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(CabinetForm), defaultValues: EMPTY });
  const create = useMutation({
    mutationFn: (input: CabinetForm) => call(createCabinet, input),
    meta: { isSilent: true },
    onSuccess: async (cabinet) => {
      await refreshCabinets();
      await selectCabinet(cabinet.id);
      showSuccess(t('cabinets.created', { name: cabinet.name }));
      close();
    },
  });

  function close() {
    form.reset(EMPTY);
    create.reset();
    onClose();
  }

  function field(name: keyof CabinetForm) {
    const { error, ...bounds } = CABINET_FIELDS[name];
    return { ...form.register(name), error: form.formState.errors[name] ? t(error, bounds) : undefined };
  }

  return (
    <Modal opened={isOpen} onClose={close} title={t('cabinets.add')} size="md">
      <form onSubmit={(event) => void form.handleSubmit((input) => create.mutate(input))(event)} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('cabinets.form.name')}
            placeholder={t('cabinets.form.namePlaceholder')}
            data-autofocus
            {...field('name')}
          />
          <TextInput label={t('cabinets.form.sellerId')} inputMode="numeric" {...field('sellerId')} />
          <PasswordInput label={t('cabinets.form.apiKey')} autoComplete="off" {...field('apiKey')} />
          <Alert variant="light" icon={<IconKey size={18} />} role="note">
            <Text size="sm">{t('cabinets.form.rights')}</Text>
          </Alert>
          <ProblemAlert error={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {t('cabinets.form.check')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
