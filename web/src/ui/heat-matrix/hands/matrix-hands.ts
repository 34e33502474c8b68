import type { RefObject } from 'react';
import type { Size, Spot, View } from '../model/matrix-geometry.ts';

/** What keys and pointers work with. */
export type MatrixHands = {
  size: Size;
  newest: number;
  readView: () => View;
  scroller: RefObject<HTMLDivElement | null>;
  focus: Spot | undefined;
  /** Moves the focus; the rectangle begins anew unless it is being drawn. */
  take: (spot: Spot, isExtending: boolean) => void;
  /** Scrolls so that a cell is seen whole. */
  show: (spot: Spot) => void;
  selectAll: () => void;
  /** Whether the tooltip follows the focus: it was moved by keys or a finger, which point at nothing. */
  followFocus: (isFollowing: boolean) => void;
  isFollowing: boolean;
  /** The rectangle is more than the focused cell. */
  isStretched: boolean;
  onNote: ((bucket: number) => void) | undefined;
  /** Opens or closes the group of a line; false where there is none. */
  toggle: (row: number) => boolean;
  /** Toggles a group or opens a cell; false where there is nothing to open. */
  open: (spot: Spot) => boolean;
  onBrush: ((from: number, to: number) => void) | undefined;
  onLeave: (() => void) | undefined;
};
