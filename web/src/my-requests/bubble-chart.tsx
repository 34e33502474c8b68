import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { MyRequest } from '@vitrina/contract/my-requests.ts';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { type Bubble, layOutBubbles, MARGIN, type Plot, shareOf, ticksOf, toX, toY } from './bubbles.ts';
import classes from './my-requests.module.css';

const BUBBLES_HEIGHT = 360;
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type AxesProps = { plot: Plot; layout: NonNullable<ReturnType<typeof layOutBubbles>> };

function Axes({ plot, layout: { x, y } }: AxesProps) {
  const { t, format } = useTexts();
  const [right, bottom] = [plot.width - MARGIN.right, plot.height - MARGIN.bottom];
  return (
    <g aria-hidden>
      {ticksOf(x).map((tick) => (
        <g key={tick}>
          <line
            x1={toX(shareOf(tick, x), plot)}
            x2={toX(shareOf(tick, x), plot)}
            y1={MARGIN.top}
            y2={bottom}
          />
          <text x={toX(shareOf(tick, x), plot)} y={bottom + 16} textAnchor="middle">
            {format.short(tick, 'count')}
          </text>
        </g>
      ))}
      {ticksOf(y).map((tick) => (
        <g key={tick}>
          <line
            x1={MARGIN.left}
            x2={right}
            y1={toY(shareOf(tick, y), plot)}
            y2={toY(shareOf(tick, y), plot)}
          />
          <text x={MARGIN.left - 8} y={toY(shareOf(tick, y), plot) + 4} textAnchor="end">
            {format.count(tick)}
          </text>
        </g>
      ))}
      <text x={right} y={plot.height - 4} textAnchor="end">
        {t('myRequests.columns.frequency')}
      </text>
    </g>
  );
}

type BubbleChartProps = { requests: readonly MyRequest[]; onOpen: (query: string) => void };

/** Demand against the place, both logarithmic; the area is orders. The table under it has the same as numbers. */
export function BubbleChart({ requests, onOpen }: BubbleChartProps) {
  const { t, format } = useTexts();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [current, setCurrent] = useState(0);
  const plot = useMemo(() => ({ width: Math.max(width, 280), height: BUBBLES_HEIGHT }), [width]);
  const layout = useMemo(() => layOutBubbles(requests, plot), [requests, plot]);
  const labelOf = ({ query, frequency, place, orders }: Bubble) =>
    t('myRequests.bubble', {
      query,
      frequency: format.count(frequency),
      place: format.value(place, 'place'),
      orders: orders === null ? t('ui.absent.notMeasured') : format.count(orders),
    });

  /** One stop of the Tab key for all of them; arrows walk, Enter opens. */
  function walk(event: KeyboardEvent<SVGSVGElement>): void {
    const bubbles = layout?.bubbles ?? [];
    if (event.key === 'Enter') onOpen(bubbles[current]?.query ?? '');
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(bubbles.length - 1, Math.max(0, current + step));
    event.currentTarget.querySelectorAll('circle')[next]?.focus();
  }

  return (
    <Panel title={t('myRequests.bubbles')} description={t('myRequests.bubblesText')}>
      <div ref={ref} className={classes['bubbles']}>
        {layout === undefined ? (
          <Text size="sm" c="dimmed">
            {t('myRequests.noBubbles')}
          </Text>
        ) : (
          <svg
            width={plot.width}
            height={plot.height}
            role="group"
            aria-label={t('myRequests.bubbles')}
            onKeyDown={walk}
          >
            <Axes plot={plot} layout={layout} />
            {layout.bubbles.map((bubble, index) => (
              <circle
                key={bubble.query}
                cx={bubble.x}
                cy={bubble.y}
                r={bubble.radius}
                role="button"
                aria-label={labelOf(bubble)}
                tabIndex={index === Math.min(current, layout.bubbles.length - 1) ? 0 : -1}
                onFocus={() => setCurrent(index)}
                onClick={() => onOpen(bubble.query)}
              >
                <title>{labelOf(bubble)}</title>
              </circle>
            ))}
          </svg>
        )}
      </div>
    </Panel>
  );
}
