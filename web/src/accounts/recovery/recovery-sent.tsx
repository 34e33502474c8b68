import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CODE_MINUTES } from '@vitrina/contract/accounts/codes.ts';
import { requestRecovery } from '@vitrina/contract/accounts/routes.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { GuestCard } from '../guest-card.tsx';
import { LetterButton } from '../letter-button.tsx';
import { maskEmail } from './mask-email.ts';

type RecoverySentProps = { email: string; onOtherAddress: () => void };

/** The same words for everybody: whether the address has an account is told by the letter alone. */
export function RecoverySent({ email, onOtherAddress }: RecoverySentProps) {
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
