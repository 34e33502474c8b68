import { Button, Group, Modal, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { requestEmailVerification } from '@vitrina/contract/accounts/session.ts';
import { useTranslation } from 'react-i18next';
import { LetterButton } from '../../accounts/letter-button.tsx';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/session/session.ts';

type PaymentDialogProps = { isOpen: boolean; onClose: () => void };

/** Stays open while the letter is read elsewhere and says so when it has been. */
export function PaymentDialog({ isOpen, onClose }: PaymentDialogProps) {
  const { t } = useTranslation();
  const { account } = useSession();
  if (account === null) return null;
  const { email, isEmailVerified } = account;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={
        <Text fw={600}>{t(isEmailVerified ? 'payments.verified.title' : 'payments.blocked.title')}</Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text role="status">
        {t(isEmailVerified ? 'payments.verified.text' : 'payments.blocked.text', { email })}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        {isEmailVerified ? (
          <Button onClick={onClose} data-autofocus>
            {t('payments.verified.continue')}
          </Button>
        ) : (
          <>
            <LetterButton
              label={t('payments.blocked.again')}
              onSend={() => call(requestEmailVerification, {})}
            />
            <Button
              data-autofocus
              onClick={onClose}
              renderRoot={(props) => (
                <Link to="/pages/account-settings/$tab" params={{ tab: 'account' }} {...props} />
              )}
            >
              {t('payments.blocked.settings')}
            </Button>
          </>
        )}
      </Group>
    </Modal>
  );
}
