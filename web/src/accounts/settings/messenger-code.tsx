import { Button, Group, List, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { generateTelegramCode } from '@vitrina/contract/accounts/routes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import classes from './qr-code.module.css';
import { qrPath } from './qr-path.ts';
import { ShownCode } from './shown-code.tsx';

const SIZE = 168;
// The quiet zone that scanners need, in cells.
const BORDER = 3;

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: BORDER }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes['code']}
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(data)} />
    </svg>
  );
}

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
