import { useRef, useState } from 'react';
import type { Hover, PointerState } from '../hands/matrix-pointer.ts';
import { matrixSelection, type SelectionOptions } from '../hands/matrix-selection.ts';
import type { Spot } from '../model/matrix-geometry.ts';

/** Remembers the focus, the rectangle and the pointer between two events. */
export function useMatrixSelection(options: SelectionOptions) {
  const [chosen, setChosen] = useState<Spot>();
  const [anchor, setAnchor] = useState<Spot>();
  const [isFollowing, setFollowing] = useState(false);
  const [hover, setHover] = useState<Hover>();
  const [brush, setBrush] = useState<PointerState['brush']>();
  const press: PointerState['press'] = useRef(undefined);
  return matrixSelection(options, {
    chosen,
    setChosen,
    anchor,
    setAnchor,
    isFollowing,
    setFollowing,
    pointer: {
      hover,
      setHover,
      brush,
      setBrush,
      press,
    },
  });
}
