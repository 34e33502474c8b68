import type { KeyboardEvent } from 'react';
import type { MatrixHands } from './matrix-hands.ts';
import { moveSpot } from './move-spot.ts';

const NOTE_KEY = 'KeyN';
const ALL_KEY = 'KeyA';

/** Arrows move, Enter opens a cell, Enter and Space a group, Shift draws a rectangle, Ctrl reaches the edges; keys are named by place, as everywhere. */
export function matrixKeys(hands: MatrixHands) {
  const { size, focus, take, show, selectAll, followFocus, onNote } = hands;
  const { toggle, open, isFollowing, isStretched, onLeave } = hands;
  const first = { row: 0, bucket: Math.max(0, hands.newest) };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || size.buckets === 0) return;
    const isFar = event.ctrlKey || event.metaKey;
    const next = moveSpot(focus ?? first, event.key, isFar, size);
    if (next !== undefined) {
      event.preventDefault();
      followFocus(true);
      take(next, event.shiftKey);
      show(next);
    } else if (event.code === ALL_KEY && isFar) {
      event.preventDefault();
      selectAll();
    } else if (event.key === 'Enter' && focus !== undefined) {
      event.preventDefault();
      show(focus);
      // What the pointer is told by resting on a cell; a panel that opens takes the focus and closes it.
      followFocus(true);
      open(focus);
    } else if (event.key === ' ' && focus !== undefined && toggle(focus.row)) {
      event.preventDefault();
    } else if (event.key === 'Escape') {
      // After a zoom the focused cell may be out of the period.
      if (!isFollowing && !isStretched) onLeave?.();
      followFocus(false);
      if (focus !== undefined) take(focus, false);
    } else if (event.code === NOTE_KEY && !isFar && onNote !== undefined) {
      onNote((focus ?? first).bucket);
      // The page has the same key, for a note of now.
      event.nativeEvent.stopPropagation();
    }
  }

  return {
    onKeyDown,
    // The first visit begins at the newest bucket of the first row.
    onFocus: () => {
      if (focus === undefined && size.buckets > 0) take(first, false);
    },
    onBlur: () => followFocus(false),
  };
}
