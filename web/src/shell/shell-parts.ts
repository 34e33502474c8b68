import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { Note } from '@vitrina/contract/notes.ts';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { DialogName } from './dialogs.ts';

type DialogProps = { isOpen: boolean; onClose: () => void; onAppearance?: () => void };

export type AppearanceProps = { isOpen: boolean; isNarrow: boolean; onClose: () => void };

/** Parts of the shell that few visits need. The table of routes, which alone loads lazily, names where they are. */
export type ShellParts = {
  dialogs: Record<DialogName, ComponentType<DialogProps>>;
  BellPanel: ComponentType<{ onClose: () => void }>;
  PinnedPanel: ComponentType<{ onGo: () => void }>;
  UserMenuItems: ComponentType<{ onAppearance?: () => void }>;
  /** Files that are made while screens change. */
  Exports: ComponentType;
  Notes: ComponentType<{
    isOpen: boolean;
    onClose: () => void;
    underNote: ((note: Note) => ReactNode) | undefined;
  }>;
  Appearance: ComponentType<AppearanceProps>;
  KeyBanner: ComponentType<{ cabinets: readonly Cabinet[] }>;
};

export const ShellPartsContext = createContext<ShellParts | null>(null);

export function useShellParts(): ShellParts {
  const parts = use(ShellPartsContext);
  if (parts === null) throw new Error('The table of routes has not named the parts of the shell.');
  return parts;
}
