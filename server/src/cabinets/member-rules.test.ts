import { ROLE_ORDER, Role } from '@vitrina/contract/access.ts';
import { describe, expect, it } from 'vitest';
import { addRoles, mayChangeRoles, mayInvite, mayRemove, orderGiven, removeRoles } from './member-rules.ts';

/** Written out by hand from product.md 6.2: on whom each role may act. */
const MAY_ACT_ON: Record<Role, readonly Role[]> = {
  owner: ['administrator', 'usersManager', 'analytics', 'analyticsReadOnly', 'none'],
  administrator: ['usersManager', 'analytics', 'analyticsReadOnly', 'none'],
  usersManager: ['analytics', 'analyticsReadOnly', 'none'],
  analytics: [],
  analyticsReadOnly: [],
  none: [],
};
const pairs = Role.options.flatMap((actor) =>
  Role.options.map((target) => [actor, target, MAY_ACT_ON[actor].includes(target)] as const),
);

describe('who acts on whom', () => {
  it.each(pairs)('%s on %s: %s', (actor, target, may) => {
    expect(mayRemove([actor], [target])).toBe(may);
    expect(mayInvite([actor], [target])).toBe(may);
    expect(mayChangeRoles([actor], [target], ['analyticsReadOnly'])).toBe(may);
    expect(mayChangeRoles([actor], ['none'], [target])).toBe(may);
  });

  it('counts everybody by the highest of their roles', () => {
    expect(mayRemove(['analytics', 'usersManager'], ['analytics', 'analyticsReadOnly'])).toBe(true);
    expect(mayRemove(['usersManager'], ['analyticsReadOnly', 'usersManager'])).toBe(false);
    expect(mayChangeRoles(['administrator'], ['analytics'], ['analyticsReadOnly', 'administrator'])).toBe(
      false,
    );
  });
});

describe('roles add up', () => {
  it('in the order of power and each once', () => {
    expect(addRoles(['analyticsReadOnly'], ['usersManager', 'analyticsReadOnly', 'analytics'])).toEqual([
      'usersManager',
      'analytics',
      'analyticsReadOnly',
    ]);
    expect(orderGiven(['analytics', 'administrator', 'analytics'])).toEqual(['administrator', 'analytics']);
  });

  it('the first role takes the place of none, and none that of the last one', () => {
    expect(addRoles(['none'], ['analytics'])).toEqual(['analytics']);
    expect(removeRoles(['analytics'], ['analytics'])).toEqual(['none']);
    expect(removeRoles(['none'], ['analytics'])).toEqual(['none']);
  });

  it('what is taken is what was named', () => {
    const all = ROLE_ORDER.filter((role) => role !== 'none');
    for (const role of all) expect(removeRoles(all, [role])).toEqual(all.filter((one) => one !== role));
  });
});
