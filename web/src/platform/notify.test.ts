import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { expect, test, vi } from 'vitest';
import type { Toast } from './notify.ts';

const shown: Toast[] = [];

/** Test files share modules: what others left behind is not this test's. */
async function fresh() {
  vi.resetModules();
  const [notify, { Problem }, { changeSession }] = await Promise.all([
    import('./notify.ts'),
    import('./problem.ts'),
    import('./token/session-store.ts'),
  ]);
  const toasts: Toast[] = [];
  notify.connectToasts((toast) => toasts.push(toast));
  return { ...notify, toasts, changeSession, invalidKey: new Problem('cabinet.invalidKey', {}, 400) };
}

const CABINET = { id: 7, owner: { fullName: 'Vera' } } as unknown as Cabinet;
const ableTo = (isAble: boolean) => ({ can: () => isAble, rules: [] });

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

test('a toast about an invalid key leads whoever may change it to the dialog of the key', async () => {
  const { connectRouter, showProblem, toasts, changeSession, invalidKey } = await fresh();
  const gone: string[] = [];
  connectRouter((href) => gone.push(href));
  changeSession({ cabinet: CABINET, ability: ableTo(true) });
  showProblem(invalidKey);
  expect(toasts).toMatchObject([{ color: 'red', role: 'alert', action: { label: expect.any(String) } }]);
  toasts[0]?.action?.run();
  expect(gone).toEqual(['/cabinets/7?fix=key']);
});

test('others, and whoever has no cabinet yet, are shown no way that is closed to them', async () => {
  const { showProblem, toasts, changeSession, invalidKey } = await fresh();
  showProblem(invalidKey);
  changeSession({ cabinet: CABINET, ability: ableTo(false) });
  showProblem(invalidKey);
  expect(toasts.map(({ action }) => action)).toEqual([undefined, undefined]);
});
