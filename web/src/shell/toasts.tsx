import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import { connectToasts } from '../platform/notify.ts';
import { useIsRightToLeft } from '../platform/use-format.ts';

// spec 8: at most two toasts at once.
const LIMIT = 2;
// Above dialogs (2400): a refusal often comes while one is open.
const Z_INDEX = 3000;

const Notifications = lazy(async () => {
  const [{ Notifications: Drawn, notifications }] = await Promise.all([
    import('@mantine/notifications'),
    import('@mantine/notifications/styles.css'),
  ]);
  connectToasts((toast) => {
    notifications.show({ ...toast, closeButtonProps: { 'aria-label': i18next.t('common.close') } });
  });
  return { default: Drawn };
});

export function Toasts() {
  const isRightToLeft = useIsRightToLeft();
  return (
    <Suspense>
      <Notifications limit={LIMIT} position={isRightToLeft ? 'top-left' : 'top-right'} zIndex={Z_INDEX} />
    </Suspense>
  );
}
