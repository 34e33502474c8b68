import type { MyRequest } from '@vitrina/contract/my-requests.ts';
import { containsText } from '../platform/texts/plain-text.ts';
import { REQUEST_TABS, type RequestTab } from './search.ts';

/** Excluded ones stand on their own tab alone; everywhere else a tab asks for what its name says. */
const BELONGS: Record<RequestTab, (request: MyRequest) => boolean> = {
  all: (request) => !request.isExcluded && (request.isFound || request.isImported || request.isTracked),
  new: (request) => !request.isExcluded && request.isNew,
  lost: (request) => !request.isExcluded && request.lost !== null,
  imported: (request) => !request.isExcluded && request.isImported,
  excluded: (request) => request.isExcluded,
};

type Requested = { tab: RequestTab; contains: string; tag: string };

export function pickRequests(requests: readonly MyRequest[], { tab, contains, tag }: Requested): MyRequest[] {
  return requests.filter(
    (request) =>
      BELONGS[tab](request) &&
      (contains === '' || containsText(request.query, contains)) &&
      (tag === '' || request.tag === tag),
  );
}

export function countTabs(requests: readonly MyRequest[]): Record<RequestTab, number> {
  const count = (tab: RequestTab) => requests.filter(BELONGS[tab]).length;
  return Object.fromEntries(REQUEST_TABS.map((tab) => [tab, count(tab)])) as Record<RequestTab, number>;
}

export function tagsOf(requests: readonly MyRequest[]): string[] {
  return [...new Set(requests.flatMap(({ tag }) => tag ?? []))].toSorted((a, b) => a.localeCompare(b));
}
