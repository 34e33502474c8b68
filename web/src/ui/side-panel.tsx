import { Drawer, type DrawerProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsRightToLeft } from '../platform/texts/use-format.ts';
import { useOwnEscape } from './use-own-escape.ts';

type SidePanelProps = Pick<DrawerProps, 'title' | 'children'> & {
  isOpen: boolean;
  onClose: () => void;
  size: 'md' | 'lg' | 'xl';
};

/** What is told beside a screen that stays in sight; dialogs may be opened over it. */
export function SidePanel({ isOpen, onClose, size, title, children }: SidePanelProps) {
  const { t } = useTranslation();
  const isRightToLeft = useIsRightToLeft();
  return (
    <Drawer
      ref={useOwnEscape(isOpen, onClose)}
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
