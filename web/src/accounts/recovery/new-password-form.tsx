import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { NewPassword as Password } from '@vitrina/contract/accounts/passwords.ts';
import { recovery } from '@vitrina/contract/accounts/routes.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { GuestCard } from '../guest-card.tsx';
import { PasswordRules } from '../password-rules.tsx';
import { PasswordField } from '../settings/password-field.tsx';
import { splitRefusal } from '../settings/split-refusal.ts';
import { isOfCode } from './is-of-code.ts';

/** The new password, twice against a slip of the finger. */
export const NewPassword = z.object({ newPassword: Password, repeat: z.string() }).check(
  z.refine(({ newPassword, repeat }) => newPassword === repeat, {
    path: ['repeat'],
    error: 'repeat',
    // Told at once, not only when the password itself is right.
    when: () => true,
  }),
);

const RULES_ID = 'password-rules';
const FIELD_OF = { 'user.weakPassword': 'newPassword' } as const;

type NewPasswordFormProps = { code: string; onSpent: (error: Error) => void };

export function NewPasswordForm({ code, onSpent }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { newPassword: '', repeat: '' },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'newPassword' });
  const save = useMutation({
    mutationFn: (newPassword: string) => call(recovery, { code, newPassword }),
    meta: { isSilent: true },
    onSuccess: async () => {
      showDone('passwordChanged');
      await navigate({ to: '/login', replace: true });
    },
    onError: (error) => {
      if (isOfCode(error)) onSpent(error);
    },
  });
  const refusal = splitRefusal(t, save.error, FIELD_OF);
  const send = form.handleSubmit(({ newPassword }) => save.mutate(newPassword));

  return (
    <GuestCard title={t('recovery.newTitle')} text={t('recovery.newText')}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="md">
          <PasswordField
            {...form.register('newPassword', { onChange: () => save.reset() })}
            label={t('recovery.newPassword')}
            autoComplete="new-password"
            aria-describedby={RULES_ID}
            error={errors.newPassword ? t('register.weak') : refusal.fields.get('newPassword')}
          />
          <PasswordRules password={password} id={RULES_ID} />
          <PasswordField
            {...form.register('repeat')}
            label={t('register.repeat')}
            autoComplete="new-password"
            error={errors.repeat && t('register.mismatch')}
          />
          <ProblemAlert error={refusal.rest} />
          <Button type="submit" size="md" fullWidth loading={save.isPending}>
            {t('recovery.save')}
          </Button>
        </Stack>
      </form>
    </GuestCard>
  );
}
