import { Tooltip } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Standing } from './standing.tsx';

export type TipProps = {
  anchor: RefObject<HTMLElement | null>;
  label: ReactNode;
  isOpen: boolean;
  /** Milliseconds; 0 where whoever draws it has waited already. */
  delay?: number;
};

export function Tip({ anchor, label, isOpen, delay = 0 }: TipProps) {
  return (
    <Tooltip label={label} opened={isOpen} transitionProps={{ enterDelay: delay }}>
      <Standing anchor={anchor} />
    </Tooltip>
  );
}
