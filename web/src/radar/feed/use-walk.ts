import type { RadarChange } from '@vitrina/contract/radar/changes.ts';
import { type RefObject, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../platform/browser/use-shortcut.ts';
import { walkTo } from './walk.ts';

type Walk = {
  frame: RefObject<HTMLElement | null>;
  changes: readonly RadarChange[];
  onAcknowledge: ((change: RadarChange) => void) | undefined;
};

function atHand(): number | undefined {
  const line = document.activeElement?.closest<HTMLElement>('[data-change]');
  return line == null ? undefined : Number(line.dataset['change']);
}

/** j and k go from line to line, where Enter opens the card; e takes note of the one at hand. */
export function useWalk({ frame, changes, onAcknowledge }: Walk): void {
  const { t } = useTranslation();
  const go = useEffectEvent((step: 1 | -1) => {
    const id = walkTo(
      changes.map((change) => change.id),
      atHand(),
      step,
    );
    if (id === undefined) return;
    const link = frame.current?.querySelector<HTMLElement>(`[data-walk="${id}"]`);
    link?.focus({ preventScroll: true });
    link?.closest('[data-change]')?.scrollIntoView({ block: 'nearest' });
  });
  const takeNote = useEffectEvent(() => {
    const id = atHand();
    const change = changes.find((one) => one.id === id);
    if (change !== undefined) onAcknowledge?.(change);
  });
  const isEmpty = changes.length === 0;
  useShortcut('KeyJ', t('radar.shortcuts.next'), isEmpty ? null : () => go(1));
  useShortcut('KeyK', t('radar.shortcuts.previous'), isEmpty ? null : () => go(-1));
  useShortcut(
    'KeyE',
    t('radar.shortcuts.acknowledge'),
    isEmpty || onAcknowledge === undefined ? null : () => takeNote(),
  );
}
