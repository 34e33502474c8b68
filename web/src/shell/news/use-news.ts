import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { useEffect } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../platform/browser/storage.ts';
import { machineNow, now } from '../../platform/clock.ts';
import { isPublicDemo } from '../../platform/demo.ts';
import { readAccessToken } from '../../platform/token/access-token.ts';
import { readSession } from '../../platform/token/session-store.ts';
import { isTokenValid } from '../../platform/token/token.ts';
import { showDialog } from '../dialogs.ts';
import { countedUp, decideNews, type NewsVisitor, shownCountOf } from './decide-news.ts';

// product.md 9.7: once a second the page looks whether somebody has signed in.
const LOOK_AGAIN_MS = 1000;
const MODAL = '[aria-modal="true"]';

/** product.md 4.5: shows the news of A/B tests by their rules, and counts each showing. */
export function useNews(): void {
  const router = useRouter();
  const queries = useQueryClient();
  useEffect(() => {
    // Whoever looks at a public demo for the first time has no use for what is new in it.
    if (isPublicDemo()) return undefined;
    const acts = { show, wait: () => undefined, never: () => clearInterval(timer) };
    const timer = setInterval(() => {
      acts[decideNews(visitor(router.state.location.pathname, queries.isFetching() > 0))]();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [router, queries]);
}

function show(): void {
  const shown = readStored(STORAGE_KEYS.abTestingNewsShownCount);
  writeStored(STORAGE_KEYS.abTestingNewsShownCount, countedUp(shown));
  writeStored(STORAGE_KEYS.abTestingNewsLastDate, moscowDay(now()));
  showDialog('news');
}

function visitor(pathname: string, isLoading: boolean): NewsVisitor {
  return {
    hasLiveToken: isTokenValid(readAccessToken(), machineNow()),
    stage: readSession().stage,
    pathname,
    isLoading,
    isRequested: document.querySelector(MODAL) !== null,
    shownCount: shownCountOf(readStored(STORAGE_KEYS.abTestingNewsShownCount)),
    lastDay: readStored(STORAGE_KEYS.abTestingNewsLastDate),
    today: moscowDay(now()),
  };
}
