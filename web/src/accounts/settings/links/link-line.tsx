import { Button, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import {
  revokeSharedScreen,
  type SharedScreen,
  type SharedScreenPath,
} from '@vitrina/contract/shared-screens/shared-screens.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { showSuccess } from '../../../platform/notify.ts';
import type { TextKey } from '../../../platform/texts/text-key.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { ConfirmDialog } from '../../../ui/lazy.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from '../sessions-panel.module.css';

const TITLES: Record<SharedScreenPath, TextKey> = {
  '/sharp-jumps-stats': 'screens.sharpJumps',
  '/undervalued-search-queries': 'screens.undervaluedQueries',
  '/product-request-statistics': 'screens.requestStatistics',
};

type Props = { link: SharedScreen; onRevoked: () => Promise<void> };

export function LinkLine({ link, onRevoked }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { screen, status } = link;
  const name = t(TITLES[screen]);

  async function revoke(): Promise<void> {
    try {
      await call(revokeSharedScreen, { sharedScreenId: link.id });
      showSuccess(t('account.links.revoked'));
    } finally {
      // Refused, it is gone already: the list is out of date either way.
      await onRevoked();
    }
  }

  return (
    <li className={classes['line']}>
      <span className={classes['icon']} aria-hidden>
        <IconLink size={20} stroke={1.6} />
      </span>
      <div className={classes['facts']}>
        <div className={classes['name']}>
          <Text fw={500}>{name}</Text>
          {status !== 'live' && (
            <StatusBadge tone="warning">{t(`account.links.states.${status}`)}</StatusBadge>
          )}
        </div>
        <LinkFacts link={link} />
      </div>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        aria-label={t('account.links.revokeOne', { name })}
        onClick={() => setAsking(true)}
      >
        {t('account.links.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('account.links.revokeTitle')}
        text={t('account.links.revokeText')}
        confirm={t('account.links.revoke')}
        isDanger
        onConfirm={revoke}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

function LinkFacts({ link }: Pick<Props, 'link'>) {
  const { t, format } = useTexts();
  const { cabinetName, createdAt, expiresAt, openedCount, lastOpenedAt } = link;
  return (
    <Text size="sm" c="dimmed" component="div" className={classes['details']}>
      <bdi>{cabinetName}</bdi>
      <span>{t('account.links.createdAt', { at: format.instant(createdAt) })}</span>
      <span>{t('account.links.expiresAt', { at: format.instant(expiresAt) })}</span>
      <span>
        {lastOpenedAt === null
          ? t('account.links.neverOpened')
          : t('account.links.opened', { count: openedCount, ago: format.ago(lastOpenedAt) })}
      </span>
    </Text>
  );
}
