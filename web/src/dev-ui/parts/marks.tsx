import { useFormat } from '../../platform/texts/use-format.ts';
import { NotApplicable, NotMeasured } from '../../ui/absent.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HeatCell } from '../../ui/heat/heat-cell.tsx';
import { HalvesLegend, HeatLegend } from '../../ui/heat/heat-legend.tsx';
import { HourBars } from '../../ui/hour-bars.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { ProgressBlock } from '../../ui/progress-block.tsx';
import { Sparkline } from '../../ui/sparkline/sparkline.tsx';
import { TrendChange } from '../../ui/sparkline/trend-change.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Case } from '../case.tsx';
import classes from '../dev-ui.module.css';
import { sampleLines } from '../samples/lines.ts';
import words from '../samples/words.json';
import { ABSENT, CHANGES, SHARES, TONES } from './values.ts';

const LINE = sampleLines(1, 28).series[0]?.values ?? [];
const HOURS = LINE.slice(0, 24);
const [THING = ''] = words.things;

/** Everything that stands inside a line, a cell or a card. */
export function Marks() {
  const format = useFormat();
  return (
    <>
      <Case name="Sparkline: gap · one point · nothing · common range">
        <div className={classes['line']}>
          <Sparkline values={LINE} label={THING} />
          <Sparkline values={[null, 4, null]} label={THING} />
          <Sparkline values={[]} label={THING} />
          <Sparkline values={LINE} label={THING} range={[0, 60_000]} />
        </div>
      </Case>
      <Case name="TrendChange: share of the value, places won, less is better, an angle, not measured">
        <div className={classes['line']}>
          {CHANGES.map((value) => (
            <TrendChange key={String(value)} value={value} />
          ))}
          {[-3, 0, 12].map((value) => (
            <TrendChange key={value} value={value} unit="place" />
          ))}
          <TrendChange value={-0.07} isLowerBetter />
          <TrendChange value={-18} unit="degrees" />
        </div>
      </Case>
      <Case name="HeatCell, HeatLegend, HalvesLegend">
        <div className={classes['line']}>
          {SHARES.map((share) => (
            <HeatCell key={share} ratio={share} text={format.share(share)} />
          ))}
        </div>
        <HeatLegend />
        <HalvesLegend />
      </Case>
      <Case name="Absence: not measured, not applicable">
        <div className={classes['line']}>
          <NotMeasured />
          <NotMeasured reason={ABSENT} />
          <NotApplicable />
        </div>
      </Case>
      <Case name="StatusBadge">
        <div className={classes['line']}>
          {TONES.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {tone}
            </StatusBadge>
          ))}
        </div>
      </Case>
      <Case name="ProductImage: none, broken, whole; CopyButton">
        <div className={classes['line']}>
          <ProductImage url={null} name={THING} />
          <ProductImage url="/nothing.png" name={THING} />
          <ProductImage url="/favicon.svg" name={THING} />
          <CopyButton value={THING} />
        </div>
      </Case>
      <Case name="StatCard: waiting, value, places won, not measured">
        <StatCard label={THING} value={null} unit="count" isLoading sparkline={[]} changeLabel={words.city} />
        <StatCard
          label={THING}
          value={123_456}
          unit="count"
          change={0.12}
          sparkline={LINE}
          hint={words.long}
        />
        <StatCard label={words.long} value={14.5} unit="place" change={-3} changeUnit="place" />
        <StatCard label={THING} value={null} unit="kopecks" />
      </Case>
      <Case name="LimitMeter: free, from 80 %, spent, a limit of zero">
        <LimitMeter label={THING} current={12} maximum={40} />
        <LimitMeter label={words.long} current={32} maximum={40} />
        <LimitMeter label={THING} current={40} maximum={40} note={words.long} />
        <LimitMeter label={THING} current={0} maximum={0} />
      </Case>
      <Case name="ProgressBlock: known and unknown length">
        <ProgressBlock label={THING} share={0.34} text={words.long} />
        <ProgressBlock label={THING} share={null} />
      </Case>
      <Case name="HourBars: measured, partly measured">
        <HourBars values={HOURS.map((value) => value ?? 0)} label={THING} unit="count" measured="28 / 28" />
        <HourBars
          values={HOURS.map((value, hour) => (hour % 5 === 0 ? null : value))}
          label={THING}
          unit="kopecks"
        />
      </Case>
    </>
  );
}
