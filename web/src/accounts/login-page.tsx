import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useRouter, useSearch } from '@tanstack/react-router';
import { LoginInput, login } from '@vitrina/contract/accounts.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { storeAccessToken } from '../platform/access-token.ts';
import { call } from '../platform/call.ts';
import { Problem } from '../platform/problem.ts';
import { safeRedirect } from '../platform/safe-redirect.ts';
import { changeSession, NO_SESSION } from '../platform/session-store.ts';
import classes from './login-page.module.css';
import { SignInRefusal } from './sign-in-refusal.tsx';

export function LoginPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const { redirect, to } = useSearch({ from: '/login' });
  const [problem, setProblem] = useState<Problem>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(LoginInput),
    defaultValues: { email: '', password: '', remember: false },
  });

  // Nothing of the last person stays in memory.
  useEffect(() => changeSession(NO_SESSION), []);

  const signIn = handleSubmit(async (input) => {
    setProblem(undefined);
    try {
      const { accessToken } = await call(login, input);
      storeAccessToken(accessToken);
      router.history.push(safeRedirect(redirect ?? to) ?? '/statistics');
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem('server.unknown', {}, 0));
    }
  });

  return (
    <Paper component="section" className={classes['card']}>
      <Title order={1}>{t('login.welcome')}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t('login.text')}
      </Text>
      <form onSubmit={(event) => void signIn(event)} noValidate>
        <Stack gap="md">
          <TextInput
            {...register('email')}
            type="email"
            label={t('login.email')}
            autoComplete="username"
            size="md"
            dir="ltr"
            data-autofocus
            error={formState.errors.email && t('login.invalidEmail')}
          />
          <PasswordInput
            {...register('password')}
            label={t('login.password')}
            autoComplete="current-password"
            size="md"
            dir="ltr"
            error={formState.errors.password && t('login.enterPassword')}
            visibilityToggleButtonProps={{ 'aria-label': t('login.show'), tabIndex: 0 }}
          />
          <Checkbox {...register('remember')} label={t('login.remember')} />
          {problem !== undefined && <SignInRefusal key={formState.submitCount} problem={problem} />}
          <Button type="submit" size="md" fullWidth loading={formState.isSubmitting}>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
