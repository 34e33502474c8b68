import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { requestEmailChange } from '@vitrina/contract/accounts/routes.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { PasswordField } from './password-field.tsx';
import { splitRefusal } from './split-refusal.ts';

type Change = InputOf<typeof requestEmailChange>;
type Props = { onSent: (email: string) => void; onCancel: () => void };

const PASSWORD_REFUSALS = { 'user.wrongPassword': 'currentPassword' } as const;

export function ChangeEmailForm({ onSent, onCancel }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: zodResolver(requestEmailChange.input),
    defaultValues: { newEmail: '', currentPassword: '' },
  });
  const { errors } = form.formState;
  const request = useMutation({
    mutationFn: (change: Change) => call(requestEmailChange, change),
    meta: { isSilent: true },
    onSuccess: (_, { newEmail }) => onSent(newEmail),
  });
  const refusal = splitRefusal(t, request.error, PASSWORD_REFUSALS);
  const forget = { onChange: () => request.reset() };
  return (
    <form onSubmit={(event) => void form.handleSubmit((change) => request.mutate(change))(event)} noValidate>
      <Stack gap="md">
        <TextInput
          {...form.register('newEmail', forget)}
          type="email"
          label={t('account.email.new')}
          autoComplete="email"
          dir="ltr"
          data-autofocus
          error={errors.newEmail && t('login.invalidEmail')}
        />
        <PasswordField
          {...form.register('currentPassword', forget)}
          label={t('account.password.current')}
          autoComplete="current-password"
          error={
            (errors.currentPassword && t('login.enterPassword')) ?? refusal.fields.get('currentPassword')
          }
        />
        <ProblemAlert error={refusal.rest} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={request.isPending}>
            {t('account.email.sendLink')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
