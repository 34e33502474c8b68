import type { RefObject } from 'react';
import {
  areaBetween,
  boxOf,
  isSingle,
  type Point,
  type Size,
  type Spot,
  scrollToShow,
  type View,
} from '../model/matrix-geometry.ts';
import type { MatrixHands } from './matrix-hands.ts';
import { matrixKeys } from './matrix-keys.ts';
import { matrixPointer, type PointerState } from './matrix-pointer.ts';

export type SelectionOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  readView: () => View;
  size: Size;
  /** The bucket that the first visit begins at. */
  newest: number;
} & Pick<MatrixHands, 'onNote' | 'toggle' | 'open' | 'onBrush' | 'onLeave'>;

/** What is remembered of the focus, the rectangle and the pointer. */
export type SelectionState = {
  chosen: Spot | undefined;
  setChosen: (spot: Spot) => void;
  anchor: Spot | undefined;
  setAnchor: (spot: Spot) => void;
  isFollowing: boolean;
  setFollowing: (isFollowing: boolean) => void;
  pointer: PointerState;
};

/** Cell focus by arrows, a rectangle by Shift or by dragging. */
export function matrixSelection(
  { scroller, readView, size, newest, ...acts }: SelectionOptions,
  state: SelectionState,
) {
  const { chosen, setChosen, anchor, setAnchor, isFollowing, setFollowing } = state;
  const isKnown = chosen !== undefined && chosen.row < size.rows + size.foot && chosen.bucket < size.buckets;
  const focus = isKnown ? chosen : undefined;
  const area = focus !== undefined && anchor !== undefined ? areaBetween(anchor, focus) : undefined;
  const hands: MatrixHands = {
    size,
    newest,
    readView,
    scroller,
    focus,
    ...acts,
    isFollowing,
    isStretched: area !== undefined && !isSingle(area),
    followFocus: setFollowing,
    take: (spot, isExtending) => {
      setChosen(spot);
      if (!isExtending || anchor === undefined) setAnchor(spot);
    },
    show: (spot) => scroller.current?.scrollTo(scrollToShow(spot, readView(), size)),
    selectAll: () => {
      setAnchor({
        row: 0,
        bucket: 0,
      });
      setChosen({
        row: size.rows - 1,
        bucket: size.buckets - 1,
      });
    },
  };
  const pointer = matrixPointer(hands, state.pointer);
  const middleOf = (spot: Spot): Point => {
    const box = boxOf(spot, readView(), size);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    focus,
    area,
    hover: pointer.hover,
    brush: pointer.brush,
    pointAtFocus: () => (isFollowing && focus !== undefined ? { ...focus, ...middleOf(focus) } : undefined),
    handlers: { ...matrixKeys(hands), ...pointer.handlers },
  };
}
