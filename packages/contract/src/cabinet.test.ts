import { expect, test } from 'vitest';
import { keyFault } from './cabinet.ts';

test('names a fault only for a key that was refused', () => {
  expect(keyFault('valid')).toBeUndefined();
  expect(keyFault('unchecked')).toBeUndefined();
  expect(keyFault('ipBound')).toBe('ipBound');
});
