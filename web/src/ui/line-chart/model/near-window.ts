/** How far from the window something still counts as in sight: it has to be there when one scrolls to it. */
export const SIGHT_MARGIN_PX = 200;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Whether a box that has a width is in the window or near to it. */
export function isNear({ top, bottom, left, right }: Box, room: { width: number; height: number }): boolean {
  return (
    bottom > -SIGHT_MARGIN_PX &&
    top < room.height + SIGHT_MARGIN_PX &&
    right > -SIGHT_MARGIN_PX &&
    left < room.width + SIGHT_MARGIN_PX &&
    right > left
  );
}
