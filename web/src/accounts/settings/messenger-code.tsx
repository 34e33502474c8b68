import { Button, Group, List, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { generateTelegramCode } from '@vitrina/contract/accounts/routes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTranslation } from 'react-i18next';
import { QrCode } from './qr-code.tsx';
import { ShownCode } from './shown-code.tsx';

type Props = { given: OutputOf<typeof generateTelegramCode>; left: string };

/** Three ways to one thing: the link on this device, the picture for the phone, the code by hand. */
export function MessengerCode({ given: { code, link, bot: username }, left }: Props) {
  const { t } = useTranslation();
  // With its sign, which in an Arabic sentence would go to the other end of the name.
  const bot = `@${username}`;
  return (
    <Group gap="xl" align="flex-start" w="100%">
      <Stack gap="xs" align="center">
        <QrCode text={link} label={t('account.messenger.qr', { bot })} />
        <Text size="xs" c="dimmed">
          {t('account.messenger.scan')}
        </Text>
      </Stack>
      <Stack gap="md" flex="1 1 260px">
        <List type="ordered" size="sm" spacing={6}>
          <List.Item>{t('account.messenger.steps.open', { bot })}</List.Item>
          <List.Item>{t('account.messenger.steps.press')}</List.Item>
          <List.Item>{t('account.messenger.steps.return')}</List.Item>
        </List>
        <Group>
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('account.messenger.open')}
          </Button>
        </Group>
        <ShownCode label={t('account.messenger.byHand', { bot })} code={code} left={left} />
      </Stack>
    </Group>
  );
}
