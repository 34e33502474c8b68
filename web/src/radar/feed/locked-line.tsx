import { Anchor } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './feed.module.css';

/** Where the plan's history ends: what is older is kept and not shown. */
export function LockedLine({ before }: { before: string }) {
  const { t, format } = useTexts();
  const { cabinet, account } = useSession();
  // The plan of a cabinet is its owner's.
  const mayPay = cabinet?.owner.id === account?.id;
  return (
    <p className={classes['locked']} style={{ margin: 0 }}>
      <IconLock size={16} aria-hidden />
      <span>{t('radar.locked', { at: format.instantShort(before) })}</span>
      {mayPay && (
        <Anchor component={Link} to="/pages/account-settings/tariff" inherit>
          {t('ui.states.seePlans')}
        </Anchor>
      )}
    </p>
  );
}
