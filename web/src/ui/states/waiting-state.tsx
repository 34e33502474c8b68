import { type Icon, IconHourglassEmpty } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/texts/use-format.ts';
import { useMinute } from '../use-minute.ts';
import { StateFrame } from './state-frame.tsx';

type WaitingStateProps = {
  icon?: Icon;
  title: string;
  text?: string;
  /** The moment it comes; it is told as a time and as how long is left. */
  at?: string | null;
  action?: ReactNode;
};

/** Not here yet: what is waited for, and when it comes. */
export function WaitingState({ icon = IconHourglassEmpty, at = null, text, ...rest }: WaitingStateProps) {
  const format = useFormat();
  const now = useMinute();
  const moment = at === null ? null : `${format.instantShort(at)} · ${format.ago(at, now)}`;
  return (
    <StateFrame
      icon={icon}
      role="status"
      {...rest}
      text={
        <>
          {text !== undefined && <span>{text}</span>}
          {moment !== null && <b>{moment}</b>}
        </>
      }
    />
  );
}
