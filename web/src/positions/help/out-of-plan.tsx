import { useTexts } from '../../platform/texts/use-format.ts';
import { shortageText } from '../../tracking/shortage-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlanState } from '../../ui/states/plan-state.tsx';
import { PlanExample, type PlanExampleProps } from './plan-example.tsx';

type OutOfPlanProps = PlanExampleProps & {
  /** What was tracked with another plan is shown itself. */
  hasEntries: boolean;
};

/** product.md 6.3: without "Beginner expert" the screen is a demonstration with a lock. */
export function OutOfPlan({ draw, hasEntries }: OutOfPlanProps) {
  const { t, format } = useTexts();
  return (
    <>
      <Panel>
        <PlanState title={shortageText(t, format, { of: 'plan' })} text={t('positions.planText')} />
      </Panel>
      {!hasEntries && <PlanExample draw={draw} />}
    </>
  );
}
