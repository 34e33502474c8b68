import { ActionIcon } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import type { SharedScreenPath } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCabinet } from '../platform/session/session.ts';
import { Hint } from '../ui/floating/hint.tsx';
import { ShareDialog } from './lazy.tsx';

type Props = {
  screen: SharedScreenPath;
  /** What the screen has chosen by itself and would choose otherwise on another day. */
  pinned?: Readonly<Record<string, unknown>>;
};

const NOTHING = {};

/** A link to this screen for somebody without an account. The example is everybody's already. */
export function ShareButton({ screen, pinned = NOTHING }: Props) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const [isOpen, setOpen] = useState(false);
  if (cabinet.isExample) return null;
  return (
    <>
      <Hint label={t('ui.link.share')}>
        <ActionIcon size={36} variant="default" aria-label={t('ui.link.share')} onClick={() => setOpen(true)}>
          <IconShare size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Hint>
      <ShareDialog
        isOpen={isOpen}
        screen={screen}
        pinned={pinned}
        cabinetId={cabinet.id}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
