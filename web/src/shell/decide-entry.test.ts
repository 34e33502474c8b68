import { CabinetId } from '@vitrina/contract/ids.ts';
import { describe, expect, test } from 'vitest';
import {
  decideAccess,
  decideCabinet,
  decideOwnId,
  decideSession,
  isLikelyShown,
  type Visitor,
} from './decide-entry.ts';
import type { ScreenData } from './screen-data.ts';

const SCREENS = {
  public: { access: 'public' },
  guest: { access: 'guest' },
  person: { access: 'user', isWithoutCabinet: true },
  cabinets: { access: 'user', isWithoutCabinet: true, isOpenToAll: true },
  ofCabinet: { access: 'user' },
  tool: { access: { cabinet: 'view' } },
  office: { access: 'operator', isWithoutCabinet: true },
} as const satisfies Record<string, Pick<ScreenData, 'access' | 'isWithoutCabinet' | 'isOpenToAll'>>;
type Name = keyof typeof SCREENS;

const BOTH = [false, true] as const;
/** Every visitor there can be. */
const VISITORS = BOTH.flatMap((isSignedIn) =>
  (['idle', 'ready', 'failed'] as const).flatMap((stage) =>
    BOTH.flatMap((hasCabinet) =>
      BOTH.flatMap((hasAllPagesAccess) =>
        BOTH.flatMap((isAble) =>
          BOTH.map((isOperator) => ({
            isSignedIn,
            stage,
            hasCabinet,
            hasAllPagesAccess,
            isAble,
            isOperator,
          })),
        ),
      ),
    ),
  ),
);
type Case = (typeof VISITORS)[number];

function visitor({ isAble, ...rest }: Case): Visitor {
  return { ...rest, isAbleTo: () => isAble };
}

/** Who of all gets this answer at this screen. */
function answered<Answer>(decide: (name: Name, given: Case) => Answer, name: Name, answer: Answer): Case[] {
  return VISITORS.filter((given) => decide(name, given) === answer);
}

describe('the first guard', () => {
  const decide = (name: Name, given: Case) => decideSession(SCREENS[name], visitor(given));

  test.each(['public', 'guest'] as const)('a %s screen passes with no checks', (name) => {
    expect(answered(decide, name, 'enter')).toEqual(VISITORS);
  });

  test.each(['person', 'cabinets', 'ofCabinet', 'tool', 'office'] as const)(
    '%s: strangers sign in first',
    (name) => {
      expect(answered(decide, name, 'login')).toEqual(VISITORS.filter((one) => !one.isSignedIn));
    },
  );

  test.each(['person', 'cabinets', 'ofCabinet', 'tool'] as const)(
    '%s: the session starts once, and again after a failure',
    (name) => {
      const expected = VISITORS.filter((one) => one.isSignedIn && one.stage !== 'ready');
      expect(answered(decide, name, 'start')).toEqual(expected);
    },
  );

  test.each(['ofCabinet', 'tool'] as const)('%s: whoever has no cabinet is sent to add one', (name) => {
    const expected = VISITORS.filter((one) => one.isSignedIn && one.stage === 'ready' && !one.hasCabinet);
    expect(answered(decide, name, 'cabinets')).toEqual(expected);
  });

  test.each(['person', 'cabinets', 'office'] as const)('%s: needs no cabinet', (name) => {
    expect(answered(decide, name, 'cabinets')).toEqual([]);
  });
});

describe('the second guard', () => {
  const decide = (name: Name, given: Case) => decideAccess(SCREENS[name], visitor(given));

  test('a public screen takes everybody, whatever else is missing', () => {
    expect(answered(decide, 'public', 'enter')).toEqual(VISITORS);
  });

  test('a guest screen sends the signed-in on, but holds after a failed start', () => {
    const expected = VISITORS.filter((one) => one.isSignedIn && one.stage !== 'failed');
    expect(answered(decide, 'guest', 'onward')).toEqual(expected);
    expect(answered(decide, 'guest', 'enter').length).toBe(VISITORS.length - expected.length);
  });

  test.each(['person', 'ofCabinet', 'tool'] as const)(
    '%s: without the all-pages access only the cabinets are left, rights or not',
    (name) => {
      const expected = VISITORS.filter((one) => !one.hasAllPagesAccess);
      expect(answered(decide, name, 'onlyCabinets')).toEqual(expected);
    },
  );

  test('the list of cabinets is reachable with and without the all-pages access', () => {
    expect(answered(decide, 'cabinets', 'enter')).toEqual(VISITORS);
  });

  test('the office is a page for operators; for everybody else there is none of that address', () => {
    expect(answered(decide, 'office', 'enter')).toEqual(VISITORS.filter((one) => one.isOperator));
    expect(answered(decide, 'office', 'notFound')).toEqual(VISITORS.filter((one) => !one.isOperator));
  });

  test('a missing right is shown to users who are signed in, and others sign in', () => {
    const unable = VISITORS.filter((one) => one.hasAllPagesAccess && !one.isAble);
    expect(answered(decide, 'tool', 'notAuthorized')).toEqual(unable.filter((one) => one.isSignedIn));
    expect(answered(decide, 'tool', 'loginTo')).toEqual(unable.filter((one) => !one.isSignedIn));
  });
});

test('nobody comes in where a right is needed without token, session, cabinet, access and right', () => {
  for (const given of VISITORS) {
    const isIn = (name: Name) =>
      decideSession(SCREENS[name], visitor(given)) === 'enter' &&
      decideAccess(SCREENS[name], visitor(given)) === 'enter';
    const hasAll =
      given.isSignedIn &&
      given.stage === 'ready' &&
      given.hasCabinet &&
      given.hasAllPagesAccess &&
      given.isAble;
    expect(isIn('tool')).toBe(hasAll);
  }
});

test('a link that names a cabinet opens for those who have it, on every screen that people sign in for', () => {
  const [mine, foreign] = [CabinetId.parse(1), CabinetId.parse(2)];
  for (const name of Object.keys(SCREENS) as Name[]) {
    const isForAll = name === 'public' || name === 'guest';
    const decide = (named: CabinetId | null | undefined) =>
      decideCabinet(SCREENS[name], named, [{ id: mine }]);
    expect([decide(undefined), decide(mine), decide(foreign), decide(null)]).toEqual(
      isForAll ? ['enter', 'enter', 'enter', 'enter'] : ['enter', 'choose', 'notAuthorized', 'notAuthorized'],
    );
  }
});

test('an address with the id of a cabinet opens that one, and is no page for who has it not', () => {
  const [mine, other] = [{ id: CabinetId.parse(1) }, { id: CabinetId.parse(2) }];
  const session = { cabinet: mine, cabinets: [mine, other] };
  const ofCabinet = { onSwitch: 'ownId' } as const;
  expect(['1', '2', '3', '01', 'x', '0'].map((id) => decideOwnId(ofCabinet, id, session))).toEqual([
    'enter',
    other.id,
    'notFound',
    'notFound',
    'notFound',
    'notFound',
  ]);
  // The example that is looked at is none of one's own.
  expect(decideOwnId(ofCabinet, '2', { cabinet: other, cabinets: [] })).toBe('enter');
  expect(decideOwnId({ onSwitch: '/position-check' }, '3', session)).toBe('enter');
});

test('before anybody was asked, the screen that is shown is guessed by who may see it and whether there is a token', () => {
  const shown = (hasToken: boolean) =>
    Object.entries(SCREENS).flatMap(([name, { access }]) => (isLikelyShown(access, hasToken) ? [name] : []));
  expect(shown(false)).toEqual(['public', 'guest']);
  expect(shown(true)).toEqual(['public', 'person', 'cabinets', 'ofCabinet', 'tool', 'office']);
});
