import { describe, expect, it } from 'vitest';
import { CALLERS, expectAnswer, PLACES } from './expect-answer.ts';

const admitted = (access: Parameters<typeof expectAnswer>[0]['access']) =>
  CALLERS.flatMap((caller) =>
    PLACES.filter((place) => expectAnswer({ access }, caller, place) === 'admitted').map(
      (place) => `${caller} ${place}`,
    ),
  );

describe('what the access matrix expects', () => {
  it('nobody but those inside with the right gets into a cabinet', () => {
    expect(admitted({ cabinet: 'users' })).toEqual(['owner own', 'administrator own', 'usersManager own']);
    expect(admitted({ cabinet: 'edit' })).toEqual(['owner own', 'analytics own']);
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

  it.each(['signedOut', 'forged', 'unsigned', 'expired', 'revoked'] as const)(
    'a %s caller is nobody wherever a person is asked for',
    (caller) => {
      expect(expectAnswer({ access: 'user' }, caller, 'none')).toMatchObject({ status: 401 });
    },
  );
});
