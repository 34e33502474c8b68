import { IconHistory } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { getPast } from '@vitrina/contract/past.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { isSimulated } from '../platform/clock.ts';
import { runSpaced } from '../platform/run-spaced.ts';
import { useRight, useSession } from '../platform/session/session.ts';
import { countDoneDays, describePast, listUnfinished } from './describe-past.ts';
import classes from './past-line.module.css';
import { subjectsOfScreen } from './subjects-of-screen.ts';

const LOOK_EVERY_MS = 4000;
/** However fast days come, screens ask no more often. */
const LEAST_BETWEEN_MS = 10_000;

/** How far the past of the cabinet is filled in; with each step whatever is on the screen is asked for again. */
export function PastLine() {
  const { t } = useTranslation();
  const { cabinet } = useSession();
  const mayView = useRight('view');
  const pathname = useLocation({ select: (location) => location.pathname });
  const queryClient = useQueryClient();
  const { data: past } = useQuery({
    ...routeQuery(getPast, { cabinetId: cabinet?.id ?? 0 }),
    // Outside of a sandbox nothing has a past that could be filled in.
    enabled: cabinet !== null && mayView && isSimulated(),
    refetchInterval: (query) => (listUnfinished(query.state.data).length > 0 ? LOOK_EVERY_MS : false),
  });
  const lookAgain = useMemo(
    () =>
      runSpaced(
        () =>
          void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== getPast.path }),
        LEAST_BETWEEN_MS,
      ),
    [queryClient],
  );
  const doneDays = past && countDoneDays(past);
  const seenDays = useRef(doneDays);
  useEffect(() => {
    if (seenDays.current !== undefined && seenDays.current !== doneDays) lookAgain();
    seenDays.current = doneDays;
  }, [doneDays, lookAgain]);
  const part = describePast(t, past, subjectsOfScreen(pathname));
  if (part === undefined) return null;
  return (
    <div className={classes['line']} role="status" data-print="no">
      <IconHistory size={14} className={classes['icon']} aria-hidden />
      <span className={classes['whole']}>{t('past.line', { part })}</span>
      <span className={classes['short']}>{part}</span>
    </div>
  );
}
