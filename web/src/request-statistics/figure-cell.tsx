import type { RequestFigures } from '@vitrina/contract/request-statistics.ts';
import type { ValueUnit } from '../platform/texts/create-format.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotApplicable, NotMeasured } from '../ui/absent.tsx';
import { Hint } from '../ui/floating/hint.tsx';
import { halfOf } from '../ui/heat/heat.ts';
import { HeatCell } from '../ui/heat/heat-cell.tsx';
import { absenceOf, ddrPartsOf, type Figures, isOverSales, isWithoutSales } from './absent.ts';
import classes from './request-statistics.module.css';
import type { Sources } from './rules.ts';

type Props = { figure: keyof RequestFigures; unit: ValueUnit; figures: Figures; sources: Sources };

/** interface-rules.md G7: a number, a dash where it has no meaning, or a hatch that says why there is none. */
export function FigureCell({ figure, unit, figures, sources }: Props) {
  const { t, format } = useTexts();
  const value = figures[figure];
  if (value !== null && value !== undefined) {
    const text = format.value(value, unit);
    const half = figure === 'visibility' ? halfOf(value) : null;
    return half === null ? text : <HeatCell ratio={half} text={text} />;
  }
  const absence = absenceOf(figure, figures, sources);
  return absence === 'dash' ? <NotApplicable /> : <NotMeasured reason={t(absence)} />;
}

/** Advertising that costs more than it sells is red; both numbers stand on hover and are read aloud. */
export function DdrCell(props: Omit<Props, 'figure' | 'unit'>) {
  const { figures } = props;
  const { t, format } = useTexts();
  const value = figures.ddrByAllOrders ?? null;
  const isFruitless = isWithoutSales(figures);
  if (value === null && !isFruitless) return <FigureCell figure="ddrByAllOrders" unit="share" {...props} />;
  const { spent, sold } = ddrPartsOf(figures);
  const detail = t('requestStatistics.ddrDetail', {
    spent: format.rubles(spent ?? 0),
    sold: format.rubles(sold ?? 0),
  });
  const text = value === null ? t('requestStatistics.noSales') : format.share(value);
  return (
    <Hint label={detail}>
      <span
        className={classes['ddr']}
        data-over={isOverSales(figures) || undefined}
        aria-label={`${text}. ${detail}`}
        role="img"
      >
        {text}
      </span>
    </Hint>
  );
}

type LostProps = Omit<Props, 'figure' | 'unit'> & { ownCtr?: number | null };

/** The estimate with what it is made of. */
export function LostCell({ ownCtr = null, ...props }: LostProps) {
  const { figures } = props;
  const { t, format } = useTexts();
  const { lostClicks, uniqueViewUsers: views = null, expectedCtr = null } = figures;
  if (lostClicks === null || views === null || expectedCtr === null || ownCtr === null)
    return <FigureCell figure="lostClicks" unit="count" {...props} />;
  const detail = t('requestStatistics.lostDetail', {
    views: format.count(views),
    expected: format.share(expectedCtr),
    own: format.share(ownCtr),
  });
  const text = format.count(lostClicks);
  return (
    <Hint label={detail}>
      <span role="img" aria-label={`${text}. ${detail}`}>
        {text}
      </span>
    </Hint>
  );
}
