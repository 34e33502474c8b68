import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { shortageText } from '../../tracking/shortage-text.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlanState } from '../../ui/states/plan-state.tsx';
import type { EntryRow } from '../position-home/entry-row.ts';
import { PlanExample } from './plan-example.tsx';

type OutOfPlanProps = {
  columns: readonly Column<EntryRow>[];
  /** What was tracked with another plan is shown itself. */
  hasEntries: boolean;
};

/** spec 6: without "Beginner expert" the screen is a demonstration with a lock. */
export function OutOfPlan({ columns, hasEntries }: OutOfPlanProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <Panel>
        <PlanState title={shortageText(t, format, { of: 'plan' })} text={t('positions.planText')} />
      </Panel>
      {!hasEntries && <PlanExample columns={columns} />}
    </>
  );
}
