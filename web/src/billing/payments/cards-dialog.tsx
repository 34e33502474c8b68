import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type BankCard, bindCard, removeCard, setDefaultCard } from '@vitrina/contract/billing/payments.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showProblem, showSuccess } from '../../platform/notify.ts';
import { useSession } from '../../platform/session/session.ts';
import { askForVerifiedEmail } from '../../platform/session/verified-email.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOwnEscape } from '../../ui/use-own-escape.ts';
import { goToProvider, useRefreshPayments } from './use-payments.ts';

type Props = { isOpen: boolean; cards: readonly BankCard[]; onClose: () => void };

export function CardsDialog({ isOpen, cards, onClose }: Props) {
  const { t } = useTranslation();
  const { account } = useSession();
  const bind = useMutation({
    mutationFn: () => call(bindCard, { requestKey: crypto.randomUUID() }),
    onSuccess: ({ confirmationUrl }) => {
      if (confirmationUrl === null) showProblem(null);
      else goToProvider(confirmationUrl);
    },
  });
  const start = () => (account?.isEmailVerified === false ? void askForVerifiedEmail() : bind.mutate());
  return (
    <Modal
      ref={useOwnEscape(isOpen, onClose)}
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      title={<Text fw={600}>{t('topUps.list.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {cards.length === 0 ? t('topUps.list.empty') : t('topUps.list.text')}
        </Text>
        {cards.map((card) => (
          <CardLine key={card.cardId} card={card} />
        ))}
        <Group justify="flex-end">
          <Button onClick={start} loading={bind.isPending}>
            {t('topUps.list.bind')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function CardLine({ card: { cardId, title, isDefault } }: { card: BankCard }) {
  const { t } = useTranslation();
  const refresh = useRefreshPayments();
  const [isAsking, setIsAsking] = useState(false);
  const choose = useMutation({ mutationFn: () => call(setDefaultCard, { cardId }), onSettled: refresh });
  async function remove(): Promise<void> {
    await call(removeCard, { cardId });
    showSuccess(t('topUps.list.removed'));
    await refresh();
  }
  return (
    <Group justify="space-between" gap="sm" role="group" aria-label={title}>
      <Text size="md" dir="ltr">
        {title}
      </Text>
      <Group gap="xs">
        {isDefault ? (
          <Badge variant="light" tt="none">
            {t('topUps.list.default')}
          </Badge>
        ) : (
          <Button size="xs" variant="default" loading={choose.isPending} onClick={() => choose.mutate()}>
            {t('topUps.list.makeDefault')}
          </Button>
        )}
        <Button size="xs" variant="subtle" color="red" onClick={() => setIsAsking(true)}>
          {t('topUps.list.remove')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('topUps.list.removeTitle', { title })}
        text={t('topUps.list.removeText')}
        confirm={t('topUps.list.remove')}
        isDanger
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </Group>
  );
}
