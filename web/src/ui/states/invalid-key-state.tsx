import { Button } from '@mantine/core';
import { IconKeyOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRight, useSession } from '../../platform/session/session.ts';
import { FixKeyLink } from './fix-key-link.tsx';
import { StateFrame } from './state-frame.tsx';

/** product.md 8.4: shown as "Invalid ApiKey" with a link to fix it, for whoever may. */
export function InvalidKeyState({ text }: { text: string }) {
  const { t } = useTranslation();
  const { cabinet } = useSession();
  const mayFix = useRight('key') && cabinet !== null;
  return (
    <StateFrame
      icon={IconKeyOff}
      tone="warning"
      role="status"
      title={text}
      text={
        mayFix || cabinet === null
          ? t('ui.states.keyKept')
          : t('ui.states.askToFixKey', { owner: cabinet.owner.fullName })
      }
      action={
        mayFix ? (
          <Button variant="default" renderRoot={(props) => <FixKeyLink {...props} cabinetId={cabinet.id} />}>
            {t('ui.states.fixKey')}
          </Button>
        ) : undefined
      }
    />
  );
}
