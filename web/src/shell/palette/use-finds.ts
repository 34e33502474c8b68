import { IconBuildingStore } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useStored } from '../../platform/browser/use-stored.ts';
import { isUsable } from '../../platform/session/cabinet-choice.ts';
import { RECENT_GOALS } from '../../platform/session/reset-session.ts';
import { useSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { cabinetNote } from '../cabinet-note.ts';
import { useChooseCabinet } from '../use-choose-cabinet.ts';
import type { Find } from './find.ts';
import { goalFind } from './goal-find.ts';
import { matches } from './matches.ts';
import { arrangeFinds, asAgain, pageOf } from './menu-finds.ts';
import { type Goal, Recent, recentIn, withGoal } from './recent.ts';
import { useActionFinds } from './use-action-finds.ts';
import { usePageFinds } from './use-page-finds.ts';
import type { Served } from './use-server-finds.ts';

/** The other cabinets of the person: choosing one stays on the screen. */
function useCabinetFinds(typed: string): Find[] {
  const { t, format } = useTexts();
  const { cabinets, cabinet } = useSession();
  const choose = useChooseCabinet();
  return cabinets
    .filter((one) => one.id !== cabinet?.id)
    .filter((one) => matches(typed, `${one.name} ${one.sellerId} ${t('palette.switch')}`))
    .map((one) => ({
      key: `cabinet ${one.id}`,
      kind: 'cabinet',
      label: one.name,
      note: cabinetNote(t, format, one),
      icon: IconBuildingStore,
      isDisabled: !isUsable(one),
      run: () => void choose(one),
    }));
}

/** Every line for the typed text. Whatever is gone to is remembered, and stands first while nothing is typed. */
export function useFinds(typed: string, served: Served, openAppearance: (() => void) | undefined): Find[] {
  const navigate = useNavigate();
  const { cabinet } = useSession();
  const [recent, keep] = useStored(RECENT_GOALS, Recent, []);
  const pages = usePageFinds(typed).map((find) => remembered(find, { kind: 'page', key: find.key }));
  const rest = [...useCabinetFinds(typed), ...useActionFinds(typed, openAppearance)];
  const again = recentIn(recent, cabinet?.id).flatMap((goal) => {
    const finds = goal.kind === 'page' ? pageOf(pages, goal.key) : [goalFind(goal, navigate)];
    return finds.map((find) => asAgain(remembered(find, goal)));
  });
  const found = served.finds.map((find) => remembered(find, find.goal));
  return arrangeFinds(typed, { pages, served: found, again, rest });

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
