import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Anchor, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { LoginInput } from '@vitrina/contract/accounts/account.ts';
import { login } from '@vitrina/contract/accounts/routes.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { problemText } from '../platform/api/problem-text.ts';
import { machineNow } from '../platform/clock.ts';
import { Problem } from '../platform/problem.ts';
import { beginSession } from '../platform/session/reset-session.ts';
import { changeSession, NO_SESSION, readSession } from '../platform/token/session-store.ts';
import { countdown } from './countdown.ts';
import { GuestCard } from './guest-card.tsx';
import { landing } from './landing.ts';
import { PasswordField } from './settings/password-field.tsx';

const TICK_MS = 1000;

/** One sentence under the form. It never says which of the two fields is wrong. */
function SignInRefusal({ problem }: { problem: Problem }) {
  const { t } = useTranslation();
  const minutes = problem.is('user.blockedForMinutes') ? Number(problem.meta['minutes']) : 0;
  const [until] = useState(() => machineNow().getTime() + minutes * MINUTE_MS);
  const [left, setLeft] = useState(() => countdown(until, machineNow().getTime()));
  useInterval(() => setLeft(countdown(until, machineNow().getTime())), TICK_MS, { autoInvoke: minutes > 0 });
  if (minutes > 0 && left === undefined) return null;
  return (
    <Alert color="red" icon={<IconAlertCircle size={18} />} role="alert" py="xs">
      {left === undefined ? problemText(t, problem) : t('login.blocked', { left })}
    </Alert>
  );
}

export function LoginPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const search = useSearch({ from: '/login' });
  const [problem, setProblem] = useState<Problem>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(LoginInput),
    defaultValues: { email: '', password: '', remember: false },
  });

  // Nothing of the last person stays in memory. A failed start stays known, or the guard would send the person back.
  useEffect(() => changeSession({ ...NO_SESSION, stage: readSession().stage }), []);

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
