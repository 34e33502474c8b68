import { Button, Group, Input, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CODE_LENGTHS, type CodeKind, code } from '@vitrina/contract/accounts/codes.ts';
import type { TFunction } from 'i18next';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { problemText } from '../platform/api/problem-text.ts';
import { Problem } from '../platform/problem.ts';

const BUTTONS = {
  beside: { variant: 'light' },
  main: { variant: 'filled' },
  danger: { variant: 'filled', color: 'red' },
} as const;

type CodeFormProps = {
  kind: CodeKind;
  label: string;
  submit: string;
  onCode: (code: string) => Promise<unknown>;
  /** `main`: the one thing to do on the screen. */
  tone?: keyof typeof BUTTONS;
};

/** A code that is typed or pasted by hand; a refusal stays beside it until the code changes. */
export function CodeForm({ kind, label, submit, onCode, tone = 'beside' }: CodeFormProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const [value, setValue] = useState('');
  const [isMisshapen, setMisshapen] = useState(false);
  const send = useMutation({ mutationFn: onCode, meta: { isSilent: true } });

  function change(typed: string): void {
    // Letters break long codes into lines, and people copy the spaces around them.
    setValue(typed.replaceAll(/\s/g, ''));
    setMisshapen(false);
    send.reset();
  }

  function start(event: FormEvent): void {
    event.preventDefault();
    const typed = z.safeParse(code(kind), value);
    setMisshapen(!typed.success);
    if (typed.success) send.mutate(typed.data);
  }

  const rule = isMisshapen ? t('accounts.code.rule', { length: CODE_LENGTHS[kind] }) : undefined;
  const error = rule ?? (send.error === null ? undefined : refusalText(t, send.error));
  return (
    <form onSubmit={start} noValidate>
      <Group align="flex-end" gap="sm">
        <TextInput
          label={label}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          error={error !== undefined}
          aria-describedby={errorId}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          flex="1 1 200px"
          maw={320}
        />
        <Button type="submit" {...BUTTONS[tone]} loading={send.isPending}>
          {submit}
        </Button>
      </Group>
      {error !== undefined && (
        <Input.Error id={errorId} mt={6} role="alert">
          {error}
        </Input.Error>
      )}
    </form>
  );
}

function refusalText(t: TFunction, error: Error): string {
  return error instanceof Problem ? problemText(t, error) : t('errors.server.unknown');
}
