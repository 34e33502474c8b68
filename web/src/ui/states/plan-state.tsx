import { Button } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { StateFrame } from './state-frame.tsx';

type PlanStateProps = { title: string; text?: string };

/** Out of the plan or stopped by it. The plan of a cabinet is its owner's, so only the owner is sent to buy. */
export function PlanState({ title, text }: PlanStateProps) {
  const { t } = useTranslation();
  const { cabinet, account } = useSession();
  const mayPay = cabinet === null || cabinet.owner.id === account?.id;
  return (
    <StateFrame
      icon={IconCrown}
      tone="warning"
      role="status"
      title={title}
      text={
        <>
          {text !== undefined && <span>{text}</span>}
          {!mayPay && <span>{t('ui.states.ownerPays', { owner: cabinet.owner.fullName })}</span>}
        </>
      }
      action={
        mayPay ? (
          <Button component={Link} to="/pages/account-settings/tariff" variant="default">
            {t('ui.states.seePlans')}
          </Button>
        ) : undefined
      }
    />
  );
}
