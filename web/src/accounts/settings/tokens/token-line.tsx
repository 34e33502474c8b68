import { Button, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { type PersonalToken, revokePersonalToken } from '@vitrina/contract/accounts/personal-tokens.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { showSuccess } from '../../../platform/notify.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { ConfirmDialog } from '../../../ui/lazy.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from '../sessions-panel.module.css';

type Props = { token: PersonalToken; cabinets: readonly Cabinet[]; onRevoked: () => Promise<void> };

export function TokenLine({ token, cabinets, onRevoked }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { name, scope, state } = token;

  async function revoke(): Promise<void> {
    try {
      await call(revokePersonalToken, { tokenId: token.id });
      showSuccess(t('account.tokens.revoked'));
    } finally {
      // Refused, it is gone already: the list is out of date either way.
      await onRevoked();
    }
  }

  return (
    <li className={classes['line']}>
      <span className={classes['icon']} aria-hidden>
        <IconKey size={20} stroke={1.6} />
      </span>
      <div className={classes['facts']}>
        <div className={classes['name']}>
          <Text component="bdi" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <StatusBadge tone={scope === 'read' ? 'neutral' : 'info'}>
            {t(`account.tokens.scopes.${scope}`)}
          </StatusBadge>
          {state !== 'live' && (
            <StatusBadge tone="warning">{t(`account.tokens.states.${state}`)}</StatusBadge>
          )}
        </div>
        <TokenFacts token={token} cabinets={cabinets} />
      </div>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        aria-label={t('account.tokens.revokeOne', { name })}
        onClick={() => setAsking(true)}
      >
        {t('account.tokens.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('account.tokens.revokeTitle')}
        text={t('account.tokens.revokeText', { name })}
        confirm={t('account.tokens.revoke')}
        isDanger
        onConfirm={revoke}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

function TokenFacts({ token, cabinets }: Omit<Props, 'onRevoked'>) {
  const { t, format } = useTexts();
  const { cabinetIds, createdAt, expiresAt, lastUsedAt } = token;
  const chosen = cabinets.filter(({ id }) => cabinetIds.includes(id));
  return (
    <Text size="sm" c="dimmed" component="div" className={classes['details']}>
      {chosen.map(({ id, name }) => (
        <bdi key={id}>{name}</bdi>
      ))}
      <span>{t('account.tokens.createdAt', { at: format.instant(createdAt) })}</span>
      <span>{t('account.tokens.expiresAt', { at: format.instant(expiresAt) })}</span>
      <span>
        {lastUsedAt === null
          ? t('account.tokens.neverUsed')
          : t('account.tokens.lastUsedAt', { ago: format.ago(lastUsedAt) })}
      </span>
    </Text>
  );
}
