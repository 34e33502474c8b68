import { type Icon, IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateFrame } from './state-frame.tsx';

export type EmptyStateProps = { icon?: Icon; title: string; text?: string; action?: ReactNode };

/** Nothing to show: what that means and the one thing to do about it. */
export function EmptyState({ icon = IconInbox, ...rest }: EmptyStateProps) {
  return <StateFrame icon={icon} {...rest} />;
}
