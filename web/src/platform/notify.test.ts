import { expect, test, vi } from 'vitest';
import type { Toast } from './notify.ts';

const shown: Toast[] = [];

// product.md 8.2: red and 5 s for errors, 3 s for all others.
test('errors are red and stay 5 s, notices stay 3 s; what came before the toasts were drawn is not lost', async () => {
  // Test files share modules: toasts that others left waiting are not this test's.
  vi.resetModules();
  const { connectToasts, showDone, showError, showNotice } = await import('./notify.ts');
  showError('too early', 'early');
  connectToasts((toast) => shown.push(toast));
  showDone('emailVerified');
  showNotice('said');
  expect(shown.map(({ color, autoClose, role }) => ({ color, autoClose, role }))).toEqual([
    { color: 'red', autoClose: 5000, role: 'alert' },
    { color: 'green', autoClose: 3000, role: undefined },
    { color: undefined, autoClose: 3000, role: undefined },
  ]);
});
