import { Anchor, Button, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, STORAGE_KEYS, writeStored } from '../platform/storage.ts';
import classes from './cookie-banner.module.css';

/** spec 2: visible until confirmed, then hidden for ever (showCookies is the string "false"). */
export function CookieBanner() {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(() => readStored(STORAGE_KEYS.showCookies) !== 'false');
  if (!isShown) return null;
  return (
    <Paper component="section" className={classes['banner']} aria-label={t('shell.cookies.label')}>
      <Text size="sm">
        {t('shell.cookies.text')}{' '}
        <Anchor href="/documents/cookie-policy.html" target="_blank" rel="noopener" inherit>
          {t('shell.cookies.more')}
        </Anchor>
      </Text>
      <Button
        size="xs"
        flex="none"
        onClick={() => {
          writeStored(STORAGE_KEYS.showCookies, 'false');
          setIsShown(false);
        }}
      >
        {t('shell.cookies.confirm')}
      </Button>
    </Paper>
  );
}
