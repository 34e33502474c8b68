import { Button, Stack } from '@mantine/core';
import { useRouter, useSearch } from '@tanstack/react-router';
import { openDemo } from '@vitrina/contract/demo/demo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { Problem } from '../platform/problem.ts';
import { beginSession } from '../platform/session/reset-session.ts';
import { useLanguage } from '../platform/texts/use-format.ts';
import { GuestCard } from './guest-card.tsx';
import { landing } from './landing.ts';
import { SignInRefusal } from './sign-in-refusal.tsx';

type Opening = { isOn: boolean; problem?: Problem };

/** In place of the form: a public demo has no accounts to sign in to. */
export function DemoCard() {
  const { t } = useTranslation();
  const router = useRouter();
  const search = useSearch({ from: '/login' });
  const language = useLanguage();
  const [{ isOn, problem }, setOpening] = useState<Opening>({ isOn: false });

  async function open(): Promise<void> {
    setOpening({ isOn: true });
    try {
      const { accessToken } = await call(openDemo, { language });
      beginSession(accessToken);
      router.history.replace(landing(search));
    } catch (error) {
      const refused = error instanceof Problem ? error : new Problem('server.unknown', {}, 0);
      setOpening({ isOn: false, problem: refused });
    }
  }

  return (
    <GuestCard title={t('demo.title')} text={t('demo.text')}>
      <Stack gap="md">
        {problem !== undefined && <SignInRefusal problem={problem} />}
        <Button size="md" fullWidth loading={isOn} onClick={() => void open()}>
          {t('demo.open')}
        </Button>
      </Stack>
    </GuestCard>
  );
}
