import { ActionIcon, Center, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../ui/floating/hint.tsx';
import { FloatingPanel } from '../ui/floating/lazy.tsx';
import type { Opener } from '../ui/floating/opener.ts';
import { useOpener } from '../ui/floating/use-opener.ts';
import classes from './bell.module.css';
import { BellSheet } from './lazy.tsx';
import { useUnread } from './use-unread.ts';

const PHONE = '(max-width: 37.5em)';
const MOST_SHOWN = 99;

/** Beside the pages a window under the bell, on a phone a sheet over everything. What is inside comes when it is opened. */
export function Bell({ panel: Panel }: { panel: ComponentType<{ onClose: () => void }> }) {
  const { t } = useTranslation();
  const opener = useOpener('dialog');
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) === true;
  const content = (close: () => void) => (
    <Suspense
      fallback={
        <Center h={240}>
          <Loader aria-label={t('common.loading')} />
        </Center>
      }
    >
      <Panel onClose={close} />
    </Suspense>
  );
  const { isOpen, onClose } = opener.window;
  return (
    <>
      <BellButton {...opener.button} />
      {isPhone ? (
        <BellSheet isOpen={isOpen} onClose={onClose}>
          {content(onClose)}
        </BellSheet>
      ) : (
        opener.wasOpened && (
          <FloatingPanel
            {...opener.window}
            position="bottom-end"
            width={440}
            className={classes['window']}
            isBare
            aria-label={t('notifications.title')}
          >
            {content}
          </FloatingPanel>
        )
      )}
    </>
  );
}

function BellButton(opener: Opener['button']) {
  const { t } = useTranslation();
  const unread = useUnread();
  const text = unread === 0 ? t('notifications.title') : t('notifications.unread', { count: unread });
  return (
    <Hint label={text} {...opener}>
      <ActionIcon size="lg" aria-label={text} className={classes['button'] ?? ''}>
        <IconBell size={20} stroke={1.6} />
        {unread > 0 && (
          <span className={classes['count']} aria-hidden>
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </ActionIcon>
    </Hint>
  );
}
