import { expect, it } from 'vitest';
import { FIRST_RADAR_CHANGES } from '../search.ts';
import { EVERYTHING, isNarrowed } from './conditions.ts';

it('the feed that a person opens is not narrowed, and neither is the one with everything', () => {
  expect(isNarrowed(FIRST_RADAR_CHANGES)).toBe(false);
  expect(isNarrowed({ ...FIRST_RADAR_CHANGES, ...EVERYTHING, kinds: [] })).toBe(false);
});

it('each condition narrows', () => {
  const narrowed = [
    { kinds: ['price'] },
    { importance: 'high' },
    { whose: 'own' },
    { tags: '3' },
    { waiting: true },
    { unseen: 'only' },
  ] as const;
  for (const one of narrowed)
    expect(isNarrowed({ ...FIRST_RADAR_CHANGES, ...(one as Partial<typeof FIRST_RADAR_CHANGES>) })).toBe(
      true,
    );
});
