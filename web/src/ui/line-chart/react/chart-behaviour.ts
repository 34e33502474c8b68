import type uPlot from 'uplot';
import { fitZoom, limitsOf, type Zoom } from '../model/zoom.ts';

export type ChartBehaviour = {
  syncKey: string | undefined;
  onCursor: (chart: uPlot) => void;
  onZoom: (zoom: Zoom | undefined) => void;
  /** Something stands elsewhere now. */
  onDraw: (chart: uPlot) => void;
  /** Whether it follows the cursor of the charts it is synced with. */
  followsCursor: () => boolean;
};

/** What a chart does under the pointer: its cursor is everyone's, its zoom goes through the store of the page. */
export function behaviourOptions(
  behaviour: ChartBehaviour,
): Required<Pick<uPlot.Options, 'cursor' | 'hooks'>> {
  const { syncKey, onCursor, onZoom, onDraw, followsCursor } = behaviour;
  return {
    cursor: {
      y: false,
      points: { size: 7 },
      drag: { x: true, y: false, setScale: false, dist: 6 },
      bind: {
        dblclick: () => () => {
          onZoom(undefined);
          return null;
        },
      },
      ...(syncKey === undefined
        ? {}
        : {
            sync: {
              key: syncKey,
              scales: ['x', null],
              filters: { pub: isMove, sub: (type) => isMove(type) && followsCursor() },
            },
          }),
    },
    hooks: {
      setCursor: [onCursor],
      setSelect: [(chart) => zoomToSelection(chart, onZoom)],
      draw: [onDraw],
    },
  };
}

/** Leaving a chart is a move too, to nowhere. */
function isMove(type: string): boolean {
  return type === 'mousemove';
}

function zoomToSelection(chart: uPlot, onZoom: ChartBehaviour['onZoom']): void {
  const { left, width } = chart.select;
  if (width === 0) return;
  chart.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
  const requested: Zoom = [chart.posToVal(left, 'x'), chart.posToVal(left + width, 'x')];
  onZoom(fitZoom(requested, limitsOf(chart.data[0])));
}
