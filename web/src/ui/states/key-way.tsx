import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRight, useSession } from '../../platform/session/session.ts';
import { FixKeyLink } from './fix-key-link.tsx';

/** The way to a key that works: a link for whoever may change it, for others the people who may. */
export function KeyWay() {
  const { t } = useTranslation();
  const { cabinet } = useSession();
  const mayFix = useRight('key');
  if (cabinet === null) return null;
  if (!mayFix) return t('ui.states.askToFixKey', { owner: cabinet.owner.fullName });
  return (
    <Anchor size="sm" renderRoot={(props) => <FixKeyLink {...props} cabinetId={cabinet.id} />}>
      {t('ui.states.fixKey')}
    </Anchor>
  );
}
