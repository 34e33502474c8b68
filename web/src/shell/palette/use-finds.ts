import { useNavigate } from '@tanstack/react-router';
import { useStored } from '../../platform/browser/use-stored.ts';
import { RECENT_GOALS } from '../../platform/session/reset-session.ts';
import { useSession } from '../../platform/session/session.ts';
import type { Find } from './find.ts';
import { goalFind } from './goal-find.ts';
import { asAgain, othersOfMenu, pageOf } from './menu-finds.ts';
import { type Goal, Recent, recentIn, withGoal } from './recent.ts';
import { useActionFinds } from './use-action-finds.ts';
import { useCabinetFinds } from './use-cabinet-finds.ts';
import { usePageFinds } from './use-page-finds.ts';
import type { Served } from './use-server-finds.ts';

/** Every line for the typed text. Whatever is gone to is remembered, and stands first while nothing is typed. */
export function useFinds(typed: string, served: Served, openAppearance: (() => void) | undefined): Find[] {
  const navigate = useNavigate();
  const { cabinet } = useSession();
  const [recent, keep] = useStored(RECENT_GOALS, Recent, []);
  const pages = usePageFinds(typed).map((find) => remembered(find, { kind: 'page', key: find.key }));
  const rest = [...useCabinetFinds(typed), ...useActionFinds(typed, openAppearance)];
  if (typed !== '') return [...pages, ...served.finds.map((find) => remembered(find, find.goal)), ...rest];

  const again = recentIn(recent, cabinet?.id).flatMap((goal) => {
    const finds = goal.kind === 'page' ? pageOf(pages, goal.key) : [goalFind(goal, navigate)];
    return finds.map((find) => asAgain(remembered(find, goal)));
  });
  return [...again, ...othersOfMenu(pages, again), ...rest];

  function remembered(find: Find, goal: Goal): Find {
    return {
      ...find,
      run: () => {
        keep(withGoal(recent, goal));
        find.run();
      },
    };
  }
}
