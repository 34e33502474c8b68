import { ActionIcon, Center, Loader, Popover, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { type ComponentType, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bell.module.css';
import { BellSheet } from './lazy-bell-sheet.tsx';
import { useUnread } from './use-unread.ts';

const PHONE = '(max-width: 37.5em)';
const MOST_SHOWN = 99;

/** Beside the pages a window under the bell, on a phone a sheet over everything. What is inside comes when it is opened. */
export function Bell({ panel: Panel }: { panel: ComponentType<{ onClose: () => void }> }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) === true;
  const close = () => setOpen(false);
  const content = (
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
  const button = <BellButton isOpen={isOpen} onClick={() => setOpen(!isOpen)} />;
  if (isPhone) {
    return (
      <>
        {button}
        <BellSheet isOpen={isOpen} onClose={close}>
          {content}
        </BellSheet>
      </>
    );
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={440} trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={classes['window'] ?? ''} p={0} aria-label={t('notifications.title')}>
        {content}
      </Popover.Dropdown>
    </Popover>
  );
}

type BellButtonProps = { isOpen: boolean; onClick: () => void; ref?: Ref<HTMLButtonElement> };

function BellButton({ isOpen, onClick, ...target }: BellButtonProps) {
  const { t } = useTranslation();
  const unread = useUnread();
  const text = unread === 0 ? t('notifications.title') : t('notifications.unread', { count: unread });
  return (
    <Tooltip label={text} disabled={isOpen}>
      <ActionIcon
        {...target}
        size="lg"
        aria-label={text}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onClick}
        className={classes['button'] ?? ''}
      >
        <IconBell size={20} stroke={1.6} />
        {unread > 0 && (
          <span className={classes['count']} aria-hidden>
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </ActionIcon>
    </Tooltip>
  );
}
