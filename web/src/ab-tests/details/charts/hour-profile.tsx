import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { heatOf } from '../../../ui/heat/heat.ts';
import { HeatLegend } from '../../../ui/heat/heat-legend.tsx';
import { hourName } from '../../../ui/hours.ts';
import { ImageMark } from '../row-cells.tsx';
import type { HourRow } from './chart-lines.ts';
import classes from './hour-profile.module.css';

/** Images by hours of the day; hours run from left to right in every language. */
export function HourProfile({ label, rows }: { label: string; rows: readonly HourRow[] }) {
  const { t } = useTexts();
  const hours = rows[0]?.hours ?? [];
  return (
    <>
      <div className={classes['scroller']} dir="ltr" tabIndex={0} role="group" aria-label={label}>
        <table className={classes['table']}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" dir="auto">
                {t('abTestDetails.columns.image')}
              </th>
              {hours.map(({ hour }) => (
                <th key={hour} scope="col">
                  {hourName(hour).slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ image, hours: values }) => (
              <tr key={image.id}>
                <th scope="row" dir="auto">
                  <ImageMark number={image.number} />
                </th>
                {values.map((value) => (
                  <HourCell key={value.hour} value={value} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <HeatLegend />
    </>
  );
}

function HourCell({ value: { hour, value, low, high, ratio } }: { value: HourRow['hours'][number] }) {
  const { t, format } = useTexts();
  if (value === null || ratio === null) {
    const absent = t('ui.absent.notMeasured');
    return (
      <td data-absent title={`${hourName(hour)} · ${absent}`}>
        <VisuallyHidden>{absent}</VisuallyHidden>
      </td>
    );
  }
  const write = (share: number) => format.fixed(share, 'share', 1);
  const range = low === null || high === null ? '' : ` (${write(low)} … ${write(high)})`;
  return (
    <td data-heat={heatOf(ratio)} title={`${hourName(hour)} · ${write(value)}${range}`}>
      {write(value)}
    </td>
  );
}
