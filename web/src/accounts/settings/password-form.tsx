import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { requestPasswordChange } from '@vitrina/contract/accounts/routes.ts';
import type { ErrorKey } from '@vitrina/contract/errors.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { PasswordRules } from '../password-rules.tsx';
import { PasswordChange } from './password-change.ts';
import { PasswordField } from './password-field.tsx';
import { splitRefusal } from './split-refusal.ts';

const RULES_ID = 'new-password-rules';
const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', repeat: '' };
const FIELD_OF: Partial<Record<ErrorKey, keyof PasswordChange>> = {
  'user.wrongPassword': 'currentPassword',
  'user.weakPassword': 'newPassword',
};
const FIELDS = {
  currentPassword: {
    label: 'account.password.current',
    fault: 'login.enterPassword',
    autoComplete: 'current-password',
  },
  newPassword: {
    label: 'account.password.new',
    fault: 'account.password.rulesBroken',
    autoComplete: 'new-password',
  },
  repeat: {
    label: 'account.password.repeat',
    fault: 'account.password.differ',
    autoComplete: 'new-password',
  },
} as const;

export function PasswordForm({ email, onSent }: { email: string; onSent: () => void }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(PasswordChange), defaultValues: EMPTY });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const request = useMutation({
    mutationFn: (change: PasswordChange) =>
      call(requestPasswordChange, {
        currentPassword: change.currentPassword,
        newPassword: change.newPassword,
      }),
    meta: { isSilent: true },
    onSuccess: onSent,
  });
  const refusal = splitRefusal(t, request.error, FIELD_OF);

  function field(name: keyof PasswordChange) {
    const { label, fault, autoComplete } = FIELDS[name];
    const input = form.register(name, { onChange: () => request.reset() });
    const isWrong = form.formState.errors[name] !== undefined;
    return { ...input, label: t(label), autoComplete, error: isWrong ? t(fault) : refusal.fields.get(name) };
  }

  return (
    <form onSubmit={(event) => void form.handleSubmit((change) => request.mutate(change))(event)} noValidate>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <PasswordField {...field('currentPassword')} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <PasswordField {...field('newPassword')} aria-describedby={RULES_ID} />
          <PasswordField {...field('repeat')} />
        </SimpleGrid>
        <PasswordRules password={newPassword} id={RULES_ID} />
        <ProblemAlert error={refusal.rest} />
        <Group justify="flex-end">
          <Button type="submit" loading={request.isPending}>
            {t('account.password.sendLink')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
