import { Popover, type PopoverProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Opener } from './opener.ts';
import { Standing } from './standing.tsx';

export type PanelLook = Pick<PopoverProps, 'position' | 'width' | 'middlewares'> & {
  'aria-label': string;
  className?: string | undefined;
  /** What is inside goes from edge to edge. */
  isBare?: boolean;
  children: (close: () => void) => ReactNode;
};

export function FloatingPanel(props: Opener['window'] & PanelLook) {
  const { anchor, isOpen, onClose, className, isBare, children, 'aria-label': label, ...look } = props;
  // Only what was closed before remembers what had the focus, and gives it back.
  const isMounted = useMounted();
  return (
    <Popover
      {...look}
      opened={isMounted && isOpen}
      onChange={(isStillOpen) => !isStillOpen && onClose()}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Standing anchor={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        {...(className === undefined ? {} : { className })}
        {...(isBare === true ? { p: 0 } : {})}
      >
        {children(onClose)}
      </Popover.Dropdown>
    </Popover>
  );
}
