import { useLayoutEffect, useRef } from 'react';
import classes from './heat-matrix.module.css';

type MatrixTooltipProps = { x: number; y: number; title: string; moment: string; text: string };

const GAP_PX = 12;

/** Follows the pointer and stays inside the frame. */
export function MatrixTooltip({ x, y, title, moment, text }: MatrixTooltipProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const frame = element?.parentElement;
    if (element === null || frame === null || frame === undefined) return;
    const isRoomyRight = x + GAP_PX + element.offsetWidth < frame.clientWidth;
    const isRoomyBelow = y + GAP_PX + element.offsetHeight < frame.clientHeight;
    element.style.left = `${isRoomyRight ? x + GAP_PX : x - GAP_PX - element.offsetWidth}px`;
    element.style.top = `${isRoomyBelow ? y + GAP_PX : y - GAP_PX - element.offsetHeight}px`;
  });
  return (
    <div ref={box} className={classes['tooltip']} aria-hidden>
      <bdi className={classes['tooltipTitle']}>{title}</bdi>
      <span className={classes['tooltipMoment']}>{moment}</span>
      <b>{text}</b>
    </div>
  );
}
