import { expect, test } from 'vitest';
import { decideEntry, type Visitor } from './decide-entry.ts';
import type { ScreenData } from './screen-data.ts';

const stranger: Visitor = { isTokenValid: false, stage: 'idle', hasCabinet: false, rights: new Set() };
const newcomer: Visitor = { ...stranger, isTokenValid: true };
const homeless: Visitor = { ...newcomer, stage: 'ready' };
const member: Visitor = { ...homeless, hasCabinet: true };
const analyst: Visitor = { ...member, rights: new Set(['view']) };

const open: Pick<ScreenData, 'access'> = { access: 'public' };
const login: Pick<ScreenData, 'access'> = { access: 'guest' };
const tool: Pick<ScreenData, 'access'> = { access: { cabinet: 'view' } };
const cabinets = { access: 'user', isWithoutCabinet: true } as const;

test.each([
  ['public screens take everybody', open, stranger, 'enter'],
  ['the login screen takes strangers', login, stranger, 'enter'],
  ['and sends the signed-in on', login, newcomer, 'onward'],
  [
    'but holds after a failed start, or they would go to and fro',
    login,
    { ...newcomer, stage: 'failed' },
    'enter',
  ],
  ['strangers sign in first', tool, stranger, 'login'],
  ['a valid token starts the session', tool, newcomer, 'start'],
  ['a failed start is tried again', tool, { ...newcomer, stage: 'failed' }, 'start'],
  ['a tool needs a cabinet', tool, homeless, 'cabinets'],
  ['the cabinets do not', cabinets, homeless, 'enter'],
  ['a missing right is told', tool, member, 'notAuthorized'],
  ['who has it comes in', tool, analyst, 'enter'],
  ['an expired token wins over everything', tool, { ...analyst, isTokenValid: false }, 'login'],
] as const)('%s', (_what, screen, visitor, entry) => {
  expect(decideEntry(screen, visitor)).toBe(entry);
});
