import { Anchor, Button, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, STORAGE_KEYS, writeStored } from '../platform/browser/storage.ts';
import { documentPath } from '../platform/texts/documents.ts';
import { useLanguage } from '../platform/texts/use-format.ts';
import { useHeightVariable } from '../ui/use-height-variable.ts';
import classes from './cookie-banner.module.css';

const MARGIN_PX = 12;

/**
 * product.md 2.3: visible until confirmed, then hidden for ever (showCookies is the string "false"). Aside where there
 * is room beside a card in the middle, whose button stands where the banner would be.
 */
export function CookieBanner({ isAside = false }: { isAside?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isShown, setIsShown] = useState(() => readStored(STORAGE_KEYS.showCookies) !== 'false');
  const measure = useHeightVariable('--v-banner', MARGIN_PX);
  if (!isShown) return null;
  return (
    <Paper
      component="section"
      ref={measure}
      className={classes['banner']}
      aria-label={t('shell.cookies.label')}
      data-aside={isAside || undefined}
      data-print="no"
    >
      <Text size="sm">
        {t('shell.cookies.text')}{' '}
        <Anchor href={documentPath('cookiePolicy', language)} target="_blank" rel="noopener" inherit>
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
