import { Menu, type MenuProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Opener } from './opener.ts';
import { Standing } from './standing.tsx';

/** The parts that entries are made of. */
export type MenuParts = typeof Menu;

export type MenuLook = Pick<
  MenuProps,
  'position' | 'width' | 'offset' | 'withinPortal' | 'classNames' | 'closeOnItemClick'
> & { maw?: number; children: (parts: MenuParts) => ReactNode };

export function FloatingMenu(props: Opener['window'] & MenuLook) {
  const { anchor, isOpen, onClose, maw, children, ...look } = props;
  // Only what was closed before remembers what had the focus, and gives it back.
  const isMounted = useMounted();
  return (
    <Menu {...look} opened={isMounted && isOpen} onChange={(isStillOpen) => !isStillOpen && onClose()}>
      <Menu.Target>
        <Standing anchor={anchor} />
      </Menu.Target>
      <Menu.Dropdown {...(maw === undefined ? {} : { maw })}>{children(Menu)}</Menu.Dropdown>
    </Menu>
  );
}
