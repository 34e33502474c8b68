import { Anchor, Button, Divider, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { CodeForm } from '../code-form.tsx';
import { GuestCard } from '../guest-card.tsx';

type BrokenLinkProps = {
  /** Null when the page was opened without a code. */
  error: Error | null;
  onCode: (code: string) => Promise<void>;
};

/** What is wrong with the link, a new one, and the code by hand for those whose mail breaks links. */
export function BrokenLink({ error, onCode }: BrokenLinkProps) {
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
