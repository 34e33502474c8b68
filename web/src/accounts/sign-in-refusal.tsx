import { Alert } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../platform/api/problem-text.ts';
import { machineNow } from '../platform/clock.ts';
import type { Problem } from '../platform/problem.ts';
import { countdown } from './countdown.ts';

const TICK_MS = 1000;

/** One sentence under the form. It never says which of the two fields is wrong. */
export function SignInRefusal({ problem }: { problem: Problem }) {
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
