import type { WordFigures } from '@vitrina/contract/word-statistics.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotApplicable, NotMeasured } from '../ui/absent.tsx';
import { Hint } from '../ui/floating/hint.tsx';
import { shareCell } from './rules.ts';
import classes from './words.module.css';

/** Advertising that costs more than it sells is red, with both numbers on hover. */
export function DdrCell({ row }: { row: WordFigures }) {
  const { t, format } = useTexts();
  const value = shareCell(row.ddr, row.spendKopecks, row.gmvKopecks);
  if (value === null) return <NotMeasured />;
  if (value === undefined) return <NotApplicable />;
  const both = t('wordStatistics.ddrOf', {
    spend: format.rubles(row.spendKopecks ?? 0),
    gmv: format.rubles(row.gmvKopecks ?? 0),
  });
  return (
    <Hint label={both}>
      <span className={classes['ddr']} data-over={value > 1 || undefined}>
        {format.share(value)}
      </span>
    </Hint>
  );
}
