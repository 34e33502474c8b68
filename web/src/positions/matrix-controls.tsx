import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { useTranslation } from 'react-i18next';
import { GroupingField } from '../ui/period/grouping-field.tsx';
import { PeriodField } from '../ui/period/period-field.tsx';
import { SelectField } from '../ui/select/lazy.tsx';
import { RowControls } from './matrix/row-controls.tsx';
import type { EntryView } from './matrix/use-entry-matrix.ts';
import classes from './positions.module.css';
import { ViewSwitch } from './views/view-switch.tsx';

const CHOICES = ['last', 'best', 'median'] as const;

export function MatrixControls({ view }: { view: EntryView }) {
  const { t } = useTranslation();
  const { search, period, planDays, bounds, groupingScope } = view.scope;
  const { change } = view.actions;
  // A calendar has days and a day profile hours, whatever is chosen for the other views.
  const hasBuckets = !['calendar', 'day', 'forecast'].includes(search.view);
  return (
    <div className={classes['controls']}>
      {/* What is to come has days of its own. */}
      {search.view !== 'forecast' && (
        <PeriodField
          label={t('positions.period')}
          value={period}
          onChange={change}
          minimum={bounds.minimum}
          maximum={bounds.maximum}
          minimumText={t('positions.oldest')}
          planDays={planDays}
          requested={
            search.from === '' || search.to === '' ? undefined : { from: search.from, to: search.to }
          }
        />
      )}
      {hasBuckets && (
        <>
          <GroupingField
            label={t('positions.grouping')}
            value={search.grouping}
            offered={TimeGrouping.options}
            onChange={(grouping) => change({ grouping })}
            {...groupingScope}
          />
          <SelectField
            label={t('positions.choice')}
            w={{ base: '100%', sm: 170 }}
            data={CHOICES.map((choice) => ({ value: choice, label: t(`positions.choices.${choice}`) }))}
            value={search.choice}
            onChange={(value) => change({ choice: CHOICES.find((one) => one === value) ?? 'last' })}
            allowDeselect={false}
          />
        </>
      )}
      {search.view === 'matrix' && <RowControls view={view} />}
      <ViewSwitch value={search.view} onChange={(next) => change({ view: next })} />
    </div>
  );
}
