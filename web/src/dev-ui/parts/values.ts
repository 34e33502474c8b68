import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Tone } from '../../ui/status-badge.tsx';

/** The values at which the small parts change their look. */
export const SHARES = [1, 0.8, 0.79, 0.6, 0.59, 0];
export const CHANGES = [0.12, 0, -0.4, null];
export const TONES: readonly Tone[] = ['success', 'warning', 'danger', 'info', 'neutral'];
export const ABSENT = 'paused';

export const HOUR_AGO = new Date(Date.now() - HOUR_MS).toISOString();
export const IN_AN_HOUR = new Date(Date.now() + HOUR_MS).toISOString();

export const TOASTS = {
  ask: 'ask',
  success: 'success',
  notice: 'notice',
  error: 'error',
  undo: 'undo',
  item: 'removable',
};
export const FETCHED = { field: 'state', block: 'block', dialog: 'dialog' };
export const TEXT_SIZES = ['md', 'sm', 'xs'];
export const BUTTONS = ['filled', 'light', 'default', 'subtle'];

/** Those that more than one part uses; theme/tokens.css has them all. */
export const COLORS = [
  'surface',
  'surface-raised',
  'sunken',
  'border',
  'border-strong',
  'box',
  'hover',
  'selected',
  'accent',
  'accent-text',
  'accent-wash',
  'success-text',
  'success-wash',
  'warning-text',
  'warning-wash',
  'danger-text',
  'danger-wash',
  'info-text',
  'info-wash',
  'heat-good',
  'heat-middle',
  'heat-poor',
  'place-top10',
  'place-top50',
  'place-top100',
  'place-rest',
  'place-not-found',
  'grid',
  'hatch-line',
  ...Array.from({ length: 10 }, (_, index) => `series-${index + 1}`),
].map((name) => `--v-${name}`);
