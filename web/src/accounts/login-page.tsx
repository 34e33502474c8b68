import { zodResolver } from '@hookform/resolvers/zod';
import { Anchor, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { LoginInput } from '@vitrina/contract/accounts/account.ts';
import { login } from '@vitrina/contract/accounts/routes.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { isPublicDemo } from '../platform/demo.ts';
import { Problem } from '../platform/problem.ts';
import { beginSession } from '../platform/session/reset-session.ts';
import { changeSession, NO_SESSION, readSession } from '../platform/token/session-store.ts';
import { DemoCard } from './demo-card.tsx';
import { GuestCard } from './guest-card.tsx';
import { landing } from './landing.ts';
import { PasswordField } from './settings/password-field.tsx';
import { SignInRefusal } from './sign-in-refusal.tsx';

export function LoginPage() {
  // Nothing of the last person stays in memory. A failed start stays known, or the guard would send the person back.
  useEffect(() => changeSession({ ...NO_SESSION, stage: readSession().stage }), []);
  return isPublicDemo() ? <DemoCard /> : <SignInForm />;
}

function SignInForm() {
  const { t } = useTranslation();
  const router = useRouter();
  const search = useSearch({ from: '/login' });
  const [problem, setProblem] = useState<Problem>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(LoginInput),
    defaultValues: { email: '', password: '', remember: false },
  });

  const signIn = handleSubmit(async (input) => {
    setProblem(undefined);
    try {
      const { accessToken } = await call(login, input);
      beginSession(accessToken);
      router.history.replace(landing(search));
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem('server.unknown', {}, 0));
    }
  });

  return (
    <GuestCard
      title={t('login.welcome')}
      text={t('login.text')}
      foot={
        <>
          {t('login.noAccount')}{' '}
          <Anchor component={Link} to="/register" search inherit>
            {t('login.createAccount')}
          </Anchor>
        </>
      }
    >
      <form onSubmit={(event) => void signIn(event)} noValidate>
        <Stack gap="md">
          <TextInput
            {...register('email')}
            type="email"
            label={t('login.email')}
            autoComplete="username"
            size="md"
            dir="ltr"
            error={formState.errors.email && t('login.invalidEmail')}
          />
          <PasswordField
            {...register('password')}
            label={t('login.password')}
            autoComplete="current-password"
            size="md"
            error={formState.errors.password && t('login.enterPassword')}
          />
          <Group justify="space-between" gap="xs">
            <Checkbox {...register('remember')} label={t('login.remember')} />
            <Anchor component={Link} to="/forgot-password" size="sm">
              {t('login.forgot')}
            </Anchor>
          </Group>
          {problem !== undefined && <SignInRefusal key={formState.submitCount} problem={problem} />}
          <Button type="submit" size="md" fullWidth loading={formState.isSubmitting}>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
    </GuestCard>
  );
}
