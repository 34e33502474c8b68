import { CabinetId } from '@vitrina/contract/ids.ts';
import { expect, test, vi } from 'vitest';
import { VERA as account } from '../session/account-samples.ts';
import { changeSession, NO_SESSION, type Session } from '../token/session-store.ts';
import { onGuardChange } from './on-guard-change.ts';

const cabinet = { id: CabinetId.parse(1), name: 'One' } as NonNullable<Session['cabinet']>;
const other = { ...cabinet, id: CabinetId.parse(2) };

const ready: Session = { ...NO_SESSION, stage: 'ready' };
const able: Session = {
  ...ready,
  ability: { can: () => true, rules: [{ action: 'read', subject: 'Position' }] },
};

test.each<[string, Session, Session, boolean]>([
  ['other rights', ready, able, true],
  ['the same rights', able, { ...able }, false],
  ['a session that was not there before', { ...ready, stage: 'idle' }, able, false],
  ['a session that is there no longer', ready, { ...able, stage: 'failed' }, false],
  ['a first cabinet', ready, { ...ready, cabinet }, true],
  ['no cabinet any more', { ...ready, cabinet }, ready, true],
  ['another cabinet with the same rights', { ...ready, cabinet }, { ...ready, cabinet: other }, false],
  [
    'all pages closed',
    { ...ready, account },
    { ...ready, account: { ...account, hasAllPagesAccess: false } },
    true,
  ],
  ['another name', { ...ready, account }, { ...ready, account: { ...account, fullName: 'V.' } }, false],
])('the guard of an open screen is asked again only when rights changed: %s', (_, before, now, expected) => {
  changeSession(before);
  const callback = vi.fn();
  const end = onGuardChange(callback);
  changeSession(now);
  expect(callback).toHaveBeenCalledTimes(expected ? 1 : 0);
  end();
});

test('each change is compared with the session just before it, until nobody wants to know', () => {
  changeSession(ready);
  const callback = vi.fn();
  const end = onGuardChange(callback);
  changeSession(able);
  changeSession({ cabinets: [cabinet] });
  expect(callback).toHaveBeenCalledTimes(1);
  end();
  changeSession(ready);
  expect(callback).toHaveBeenCalledTimes(1);
});
