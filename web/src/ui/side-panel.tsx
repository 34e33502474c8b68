import '../theme/mantine-drawer.css';
import { Drawer, type DrawerProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useIsRightToLeft } from '../platform/use-format.ts';

type SidePanelProps = Pick<DrawerProps, 'title' | 'children'> & {
  isOpen: boolean;
  onClose: () => void;
  size: 'md' | 'lg' | 'xl';
};

/** What is told beside a screen that stays in sight; dialogs may be opened over it. */
export function SidePanel({ isOpen, onClose, size, title, children }: SidePanelProps) {
  const { t } = useTranslation();
  const isRightToLeft = useIsRightToLeft();
  useWindowEvent(
    'keydown',
    (event) => {
      if (isOpen && event.key === 'Escape' && !event.isComposing && isMeantForPanel(event.target)) onClose();
    },
    { capture: true },
  );
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position={isRightToLeft ? 'left' : 'right'}
      size={size}
      title={title}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {children}
    </Drawer>
  );
}

/** Mantine's own Escape closes a panel together with the dialog over it. An open list keeps the key by its attribute. */
function isMeantForPanel(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const isListOpen = target.getAttribute('data-mantine-stop-propagation') === 'true';
  return !isListOpen && target.closest('.mantine-Modal-content') === null;
}
