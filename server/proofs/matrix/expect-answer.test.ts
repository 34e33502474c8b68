import { describe, expect, it } from 'vitest';
import { CALLERS, expectAnswer, LINKED, PLACES } from './expect-answer.ts';

const admitted = (access: Parameters<typeof expectAnswer>[0]['access']) =>
  CALLERS.flatMap((caller) =>
    PLACES.filter((place) => expectAnswer({ access }, caller, place) === 'admitted').map(
      (place) => `${caller} ${place}`,
    ),
  );

describe('what the access matrix expects', () => {
  it('nobody but those inside with the right gets into a cabinet', () => {
    expect(admitted({ cabinet: 'users' })).toEqual(['owner own', 'administrator own', 'usersManager own']);
    expect(admitted({ cabinet: 'edit' })).toEqual(['owner own', 'analytics own', 'employeeToken own']);
    expect(admitted({ cabinet: 'delete' })).toEqual(['owner own']);
  });

  it('a right that is missing is named, and what only the owner may do is called so', () => {
    expect(expectAnswer({ access: { cabinet: 'key' } }, 'analytics', 'own')).toEqual({
      status: 403,
      text: '{"error":{"subject":"cabinet","action":"insufficientRights","meta":{"right":"key"}}}',
    });
    expect(expectAnswer({ access: { cabinet: 'delete' } }, 'administrator', 'own')).toMatchObject({
      text: expect.stringContaining('notOwner'),
    });
  });

  it('a foreign cabinet and one that never was are expected to look alike', () => {
    for (const caller of CALLERS)
      expect(expectAnswer({ access: { cabinet: 'view' } }, caller, 'foreign')).toEqual(
        expectAnswer({ access: { cabinet: 'view' } }, caller, 'absent'),
      );
  });

  it('the office is there for an operator, who has no right in any cabinet by that; to others it is no route', () => {
    expect(new Set(admitted('operator'))).toEqual(new Set(PLACES.map((place) => `operator ${place}`)));
    for (const caller of CALLERS.filter((name) => name !== 'operator'))
      expect(expectAnswer({ access: 'operator' }, caller, 'none')).toMatchObject({ status: 404 });
    expect(expectAnswer({ access: { cabinet: 'view' } }, 'operator', 'own')).toMatchObject({ status: 400 });
  });

  it('the example is open to strangers where a route only reads', () => {
    expect(expectAnswer({ access: { cabinet: 'view', isOpenInExample: true } }, 'stranger', 'example')).toBe(
      'admitted',
    );
    expect(expectAnswer({ access: { cabinet: 'view' } }, 'stranger', 'example')).toMatchObject({
      status: 403,
      text: expect.stringContaining('isExample'),
    });
  });

  it('a program that reads is let into what the contract says only reads, and into nothing of the person', () => {
    const view = { cabinet: 'view' } as const;
    expect(expectAnswer({ access: { ...view, isOpenInExample: true } }, 'readToken', 'own')).toBe('admitted');
    expect(expectAnswer({ access: view, tokens: 'read' }, 'readToken', 'own')).toBe('admitted');
    expect(expectAnswer({ access: view }, 'readToken', 'own')).toMatchObject({ status: 403 });
    expect(expectAnswer({ access: view }, 'employeeToken', 'own')).toBe('admitted');
    for (const caller of ['readToken', 'employeeToken'] as const) {
      expect(expectAnswer({ access: 'user' }, caller, 'none')).toMatchObject({
        status: 403,
        text: expect.stringContaining('notPermitted'),
      });
      expect(expectAnswer({ access: 'operator' }, caller, 'none')).toMatchObject({ status: 404 });
      expect(expectAnswer({ access: { cabinet: 'users' } }, caller, 'own')).toMatchObject({ status: 403 });
    }
  });

  it('a link is let into its own question in its own cabinet, and into nothing else', () => {
    const read = { cabinet: 'view', isOpenInExample: true } as const;
    const own = { access: read, path: LINKED.path };
    expect(expectAnswer(own, 'link', 'own')).toBe('admitted');
    const refused = [
      expectAnswer(own, 'link', 'foreign'),
      expectAnswer(own, 'link', 'absent'),
      expectAnswer({ access: read, path: 'product/list' }, 'link', 'own'),
      expectAnswer({ access: 'user', path: 'user/getMyInfo' }, 'link', 'none'),
    ];
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('sharedScreen') });
    expect(expectAnswer({ access: 'operator', path: 'office/search' }, 'link', 'none')).toMatchObject({
      status: 404,
    });
    expect(expectAnswer(own, 'revokedLink', 'own')).toMatchObject({ status: 401 });
  });

  it.each(['signedOut', 'forged', 'unsigned', 'expired', 'revoked', 'expiredToken', 'revokedToken'] as const)(
    'a %s caller is nobody wherever a person is asked for',
    (caller) => {
      expect(expectAnswer({ access: 'user' }, caller, 'none')).toMatchObject({ status: 401 });
    },
  );
});
