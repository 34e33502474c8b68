import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { RESEND_SECONDS } from '@vitrina/contract/accounts/codes.ts';
import { SECOND_MS } from '@vitrina/contract/durations.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { machineNow } from '../platform/clock.ts';
import { Problem } from '../platform/problem.ts';
import { useCountdown } from './use-countdown.ts';

type LetterButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  label: string;
  onSend: () => Promise<unknown>;
  /** The first letter was asked for by the form before. */
  isJustSent?: boolean;
};

/** Asks for a letter, then counts down to when the next one may be asked for. */
export function LetterButton({ label, onSend, isJustSent = false, ...button }: LetterButtonProps) {
  const { t } = useTranslation();
  const [until, setUntil] = useState(() => (isJustSent ? momentIn(RESEND_SECONDS) : undefined));
  const left = useCountdown(until);
  const send = useMutation({
    mutationFn: () => askLetter(onSend),
    onSuccess: (seconds) => setUntil(momentIn(seconds)),
  });
  return (
    <Button
      variant="default"
      {...button}
      disabled={left !== undefined}
      loading={send.isPending}
      onClick={() => send.mutate()}
    >
      {left === undefined ? label : t('accounts.letter.again', { left })}
    </Button>
  );
}

function momentIn(seconds: number): number {
  return machineNow().getTime() + seconds * SECOND_MS;
}

/** Seconds to wait. That a letter is on its way already is no failure: the person waits for the rest of the minute. */
async function askLetter(onSend: () => Promise<unknown>): Promise<number> {
  try {
    await onSend();
    return RESEND_SECONDS;
  } catch (error) {
    if (error instanceof Problem && error.is('request.tooMany')) return Number(error.meta['seconds']);
    throw error;
  }
}
