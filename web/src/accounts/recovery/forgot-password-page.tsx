import { zodResolver } from '@hookform/resolvers/zod';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CODE_MINUTES } from '@vitrina/contract/accounts/codes.ts';
import { requestRecovery } from '@vitrina/contract/accounts/routes.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { GuestCard } from '../guest-card.tsx';
import { LetterButton } from '../letter-button.tsx';
import { maskEmail } from './mask-email.ts';

type RecoverySentProps = { email: string; onOtherAddress: () => void };

/** The same words for everybody: whether the address has an account is told by the letter alone. */
function RecoverySent({ email, onOtherAddress }: RecoverySentProps) {
  const { t } = useTranslation();
  return (
    <GuestCard
      title={t('recovery.sent')}
      text={t('recovery.sentText', { address: maskEmail(email), minutes: CODE_MINUTES.link })}
      foot={
        <Anchor component={Link} to="/login" inherit>
          {t('recovery.back')}
        </Anchor>
      }
    >
      <div role="status">
        <Text size="sm" mb="md">
          {t('recovery.spam')}
        </Text>
      </div>
      <Group gap="sm">
        <LetterButton
          label={t('recovery.again')}
          isJustSent
          onSend={() => call(requestRecovery, { email })}
        />
        <Button variant="subtle" onClick={onOtherAddress}>
          {t('recovery.otherAddress')}
        </Button>
      </Group>
    </GuestCard>
  );
}

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const form = useForm({
    resolver: zodResolver(requestRecovery.input),
    defaultValues: { email: '' },
  });
  const request = useMutation({
    mutationFn: async ({ email }: { email: string }) => {
      await call(requestRecovery, { email });
      return email;
    },
    meta: { isSilent: true },
  });
  if (request.data !== undefined) return <RecoverySent email={request.data} onOtherAddress={request.reset} />;
  return (
    <GuestCard
      title={t('recovery.title')}
      text={t('recovery.text')}
      foot={
        <Anchor component={Link} to="/login" inherit>
          {t('recovery.back')}
        </Anchor>
      }
    >
      <form onSubmit={(event) => void form.handleSubmit((input) => request.mutate(input))(event)} noValidate>
        <Stack gap="md">
          <TextInput
            {...form.register('email')}
            type="email"
            label={t('login.email')}
            autoComplete="username"
            size="md"
            dir="ltr"
            error={form.formState.errors.email && t('login.invalidEmail')}
          />
          <ProblemAlert error={request.error} />
          <Button type="submit" size="md" fullWidth loading={request.isPending}>
            {t('recovery.submit')}
          </Button>
        </Stack>
      </form>
    </GuestCard>
  );
}
