/** How far from the window something still counts as in sight: it has to be there when one scrolls to it. */
export const VISIBLE_MARGIN_PX = 200;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Whether a box that has a width is in the window or near to it. */
export function isNear({ top, bottom, left, right }: Box, room: { width: number; height: number }): boolean {
  return (
    bottom > -VISIBLE_MARGIN_PX &&
    top < room.height + VISIBLE_MARGIN_PX &&
    right > -VISIBLE_MARGIN_PX &&
    left < room.width + VISIBLE_MARGIN_PX &&
    right > left
  );
}
