import { Popover, type PopoverProps } from '@mantine/core';
import { useMounted, useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
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
  // A list or a calendar that something in the panel has opened stands outside of it in the page.
  const isPressedWithin = useRef(false);
  const press = () => (isPressedWithin.current = true);
  const forget = () => (isPressedWithin.current = false);
  useWindowEvent('mousedown', forget, { capture: true });
  useWindowEvent('touchstart', forget, { capture: true });
  useWindowEvent('keydown', forget, { capture: true });
  return (
    <Popover
      {...look}
      opened={isMounted && isOpen}
      onChange={(isStillOpen) => !isStillOpen && !isPressedWithin.current && onClose()}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Standing anchor={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        onMouseDown={press}
        onTouchStart={press}
        {...(className === undefined ? {} : { className })}
        {...(isBare === true ? { p: 0 } : {})}
      >
        {children(onClose)}
      </Popover.Dropdown>
    </Popover>
  );
}
