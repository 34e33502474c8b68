import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { renewWebhookSecret, type Webhook } from '@vitrina/contract/notifications/webhooks.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { OnceShown } from '../../ui/once-shown.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { useSecretTexts } from './use-secret-texts.ts';

type Props = { isOpen: boolean; cabinet: Cabinet; webhook: Webhook; onClose: () => void };

/** Asks first, because the former secret ends at once; then the new one, which nobody sees again. */
export function RenewDialog({ isOpen, cabinet, webhook, onClose }: Props) {
  const { t } = useTranslation();
  const texts = useSecretTexts();
  const renewing = useMutation({
    mutationFn: () => call(renewWebhookSecret, { cabinetId: cabinet.id, webhookId: webhook.id }),
    meta: { isSilent: true },
  });
  const secret = renewing.data?.secret;

  function close(): void {
    renewing.reset();
    onClose();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      closeOnClickOutside={secret === undefined}
      title={<Text fw={600}>{t(secret === undefined ? 'webhooks.renewTitle' : 'webhooks.renewed')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {secret === undefined ? (
        <Stack gap="md">
          <Text size="md">{t('webhooks.renewText', { name: webhook.name })}</Text>
          <ProblemAlert error={renewing.error} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button loading={renewing.isPending} onClick={() => renewing.mutate()} data-autofocus>
              {t('webhooks.renew')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <OnceShown value={secret} {...texts} onDone={close} />
      )}
    </Modal>
  );
}
