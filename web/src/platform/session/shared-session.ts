import { RIGHT_RULES } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { UserId } from '@vitrina/contract/ids.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { openSharedScreen } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { loadSessionTexts } from '../texts/catalogues.ts';
import { abilityOf } from '../token/ability.ts';
import { changeSession, onSession } from '../token/session-store.ts';

export type SharedView = OutputOf<typeof openSharedScreen>;

let view: SharedView | null = null;

/** What the link of this page leads to, once it is known. */
export function useSharedView(): SharedView | null {
  return useSyncExternalStore(onSession, () => view);
}

/** In place of a session: nobody is signed in, and one cabinet may be looked at. */
export async function startShared(secret: string): Promise<SharedView> {
  if (view !== null) return view;
  const [opened, ability] = await Promise.all([
    call(openSharedScreen, { secret }),
    abilityOf([RIGHT_RULES.view]),
    loadSessionTexts(),
  ]);
  view = opened;
  changeSession({ stage: 'ready', cabinet: shownCabinet(opened.cabinet), ability });
  return opened;
}

/** A link says the name of its cabinet and nothing else about it. */
function shownCabinet({ id, name }: SharedView['cabinet']): Cabinet {
  return {
    id,
    name,
    sellerId: '',
    sellerName: null,
    owner: { id: UserId.parse(1), fullName: '', avatar: null, hasMessenger: false },
    users: [],
    usersCount: 0,
    isValid: true,
    isBlocked: false,
    isResting: false,
    blockedAt: null,
    keyStatus: 'unchecked',
    keyLastFour: '',
    keyCheckedAt: '',
    keyExpiresAt: null,
    canChangePictures: null,
    performanceKey: null,
    premium: 'unknown',
    settings: { trackPiggyBackers: false, piggyBackersHour: 0 },
    roles: ['analyticsReadOnly'],
    isExample: false,
  };
}
