import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CABINET_BOUNDS, createCabinet, getCabinetLimits } from '@vitrina/contract/cabinets.ts';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { Problem } from '../platform/problem.ts';
import { refreshCabinets, selectCabinet } from '../platform/session.ts';
import { CABINET_FIELDS, CabinetForm } from './cabinet-form.ts';
import { KeyRights } from './keys/key-rights.tsx';
import { SecretField } from './keys/secret-field.tsx';
import { fieldOf } from './refusal-advice.ts';
import { RefusalAlert } from './refusal-alert.tsx';

type Props = { isOpen: boolean; onClose: () => void };

const EMPTY: CabinetForm = { name: '', sellerId: '', apiKey: '' };

/** What was typed stays after a refusal: the key is long and the mistake is usually in one field. */
export function CreateCabinetDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(CabinetForm), defaultValues: EMPTY });
  const create = useMutation({
    mutationFn: (input: CabinetForm) => call(createCabinet, input),
    meta: { isSilent: true },
    onSuccess: async (cabinet) => {
      await refreshCabinets();
      await selectCabinet(cabinet.id);
      await queryClient.invalidateQueries({ queryKey: [getCabinetLimits.path] });
      showSuccess(t('cabinets.created', { name: cabinet.name }));
      close();
    },
    onError: (error) => {
      const field = error instanceof Problem ? fieldOf(error) : undefined;
      if (field !== undefined) form.setFocus(field);
    },
  });

  function close() {
    form.reset(EMPTY);
    create.reset();
    onClose();
  }

  function errorOf(name: keyof CabinetForm) {
    const { error, ...bounds } = CABINET_FIELDS[name];
    return form.formState.errors[name] === undefined ? undefined : t(error, bounds);
  }

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('cabinets.add')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={(event) => void form.handleSubmit((input) => create.mutate(input))(event)} noValidate>
        <Stack gap="md">
          <TextInput
            {...form.register('name')}
            label={t('cabinets.form.name')}
            placeholder={t('cabinets.form.namePlaceholder')}
            autoComplete="off"
            error={errorOf('name')}
            data-autofocus
          />
          <TextInput
            {...form.register('sellerId')}
            label={t('cabinets.form.sellerId')}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            error={errorOf('sellerId')}
          />
          <Controller
            control={form.control}
            name="apiKey"
            render={({ field: { ref, value, onChange } }) => (
              <SecretField
                ref={ref}
                label={t('cabinets.form.apiKey')}
                value={value}
                onChange={onChange}
                minimum={CABINET_BOUNDS.apiKey[0]}
                error={errorOf('apiKey')}
              />
            )}
          />
          <KeyRights />
          <RefusalAlert error={create.error} />
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
