import { Stack, TextInput } from '@mantine/core';
import { CABINET_BOUNDS } from '@vitrina/contract/cabinet.ts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormButtons, FormDialog } from './form-dialog.tsx';
import { KeyRights } from './keys/key-rights.tsx';
import { SecretField } from './keys/secret-field.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { useCreateCabinet } from './use-create-cabinet.ts';

type Props = { isOpen: boolean; onClose: () => void };

export function CreateCabinetDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const { form, create, close, errorOf } = useCreateCabinet(onClose);
  return (
    <FormDialog isOpen={isOpen} onClose={close} title={t('cabinets.add')}>
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
          <FormButtons submit={t('cabinets.form.check')} isPending={create.isPending} onCancel={close} />
        </Stack>
      </form>
    </FormDialog>
  );
}
