import { CabinetRight } from '@vitrina/contract/access.ts';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../platform/api/problem-text.ts';
import { Problem } from '../../platform/problem.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { InvalidKeyState } from './invalid-key-state.tsx';
import { NoRightsState } from './no-rights-state.tsx';
import { PlanState } from './plan-state.tsx';
import { stateOf } from './state-of.ts';
import { useBlockedText } from './use-blocked-text.ts';
import { WaitingState } from './waiting-state.tsx';

type ProblemStateProps = { error: unknown; onRetry?: () => unknown };

/** What a block shows when its data was refused or failed. Per block, never for a whole page. */
export function ProblemState({ error, onRetry }: ProblemStateProps) {
  const { t } = useTranslation();
  const blocked = useBlockedText();
  const problem = error instanceof Problem ? error : new Problem('server.unknown', {}, 0);
  const text = problemText(t, problem);
  const state = stateOf(problem);
  switch (state) {
    case 'noRights': {
      const right = CabinetRight.options.find((known) => known === problem.meta['right']);
      return right === undefined ? <NoRightsState title={text} /> : <NoRightsState right={right} />;
    }
    case 'plan':
      return <PlanState title={text} />;
    case 'blocked':
      return <PlanState title={problem.is('cabinet.blocked') ? (blocked ?? text) : text} />;
    case 'invalidKey':
      return <InvalidKeyState text={text} />;
    case 'waiting':
      return <WaitingState title={text} />;
    case 'empty':
      return <EmptyState title={text} />;
    case 'error':
      return <ErrorState problem={problem} onRetry={onRetry} />;
    default:
      return state satisfies never;
  }
}
