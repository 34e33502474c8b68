import { expect, test } from 'vitest';
import { CABINET_COLUMNS } from './cabinet-columns.tsx';
import { INVITE_COLUMNS } from './users/invite-columns.tsx';
import { LOOK_COLUMNS, MANAGE_COLUMNS } from './users/user-columns.tsx';

// A window of 1280 px without the navigation (248), the page's padding and the table's border.
const ROOM_PX = 982;

test.each([
  ['cabinets', CABINET_COLUMNS],
  ['users', MANAGE_COLUMNS],
  ['users without actions', LOOK_COLUMNS],
  ['invitations', INVITE_COLUMNS],
] as const)('the table of %s needs no sideways scrolling on a small laptop', (_, columns) => {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  expect(width).toBeLessThanOrEqual(ROOM_PX);
});

test('whoever may not manage people has no column of actions', () => {
  expect(LOOK_COLUMNS.map(({ id }) => id)).not.toContain('actions');
  expect(MANAGE_COLUMNS.map(({ id }) => id)).toContain('actions');
});
