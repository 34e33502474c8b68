import { Anchor, Button, Divider, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { checkRecovery } from '@vitrina/contract/accounts/routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { CodeForm } from '../code-form.tsx';
import { requireShape } from '../confirmation/require-shape.ts';
import { useCodeFromAddress } from '../confirmation/use-code-from-address.ts';
import { GuestCard } from '../guest-card.tsx';
import { isOfCode } from './is-of-code.ts';
import { NewPasswordForm } from './new-password-form.tsx';

type BrokenLinkProps = {
  /** Null when the page was opened without a code. */
  error: Error | null;
  onCode: (code: string) => Promise<void>;
};

/** What is wrong with the link, a new one, and the code by hand for those whose mail breaks links. */
function BrokenLink({ error, onCode }: BrokenLinkProps) {
  const { t } = useTranslation();
  return (
    <GuestCard
      title={t(error === null ? 'recovery.newTitle' : 'recovery.broken')}
      text={t('recovery.manualText')}
      foot={
        <Anchor component={Link} to="/login" inherit>
          {t('recovery.back')}
        </Anchor>
      }
    >
      <Stack gap="md">
        <ProblemAlert error={error} />
        <CodeForm kind="recovery" label={t('recovery.manual')} submit={t('recovery.check')} onCode={onCode} />
        <Divider />
        <Button component={Link} to="/forgot-password" fullWidth>
          {t('recovery.request')}
        </Button>
      </Stack>
    </GuestCard>
  );
}

/** The link is looked at when it opens, so nobody thinks up a password for one that is dead. */
export function PasswordRestorePage() {
  const { t } = useTranslation();
  const code = useCodeFromAddress('_splat');
  const [checkedCode, setCheckedCode] = useState<string>();
  const [spent, setSpent] = useState<Error>();
  const look = useQuery({
    queryKey: [checkRecovery.path, code],
    queryFn: () => call(checkRecovery, { code: requireShape('recovery', code, 'code.invalid') }),
    enabled: code !== undefined && checkedCode === undefined,
    retry: false,
    meta: { isSilent: true },
  });
  const right = checkedCode ?? (look.isSuccess ? code : undefined);

  if (right !== undefined && spent === undefined) return <NewPasswordForm code={right} onSpent={setSpent} />;
  if (look.isLoading) {
    return (
      <GuestCard title={t('recovery.newTitle')} text={t('recovery.checking')}>
        <Loader role="status" aria-label={t('recovery.checking')} />
      </GuestCard>
    );
  }
  if (look.error !== null && !isOfCode(look.error) && checkedCode === undefined) {
    return (
      <GuestCard title={t('recovery.newTitle')} text={<ProblemAlert error={look.error} />}>
        <Button onClick={() => void look.refetch()}>{t('common.retry')}</Button>
      </GuestCard>
    );
  }
  return (
    <BrokenLink
      error={spent ?? look.error}
      onCode={async (typed) => {
        await call(checkRecovery, { code: typed });
        setSpent(undefined);
        setCheckedCode(typed);
      }}
    />
  );
}
