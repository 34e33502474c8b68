import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import { connectToasts } from '../platform/notify.ts';
import { useIsRightToLeft } from '../platform/texts/use-format.ts';
import { ToastAction } from './toast-action.tsx';

// product.md 8.2: at most two toasts at once.
const LIMIT = 2;
// Above dialogs (2400): a refusal often comes while one is open.
const Z_INDEX = 3000;

let shown = 0;
const nextNumber = () => (shown += 1);

const Notifications = lazy(async () => {
  const [{ Notifications: Drawn, notifications }] = await Promise.all([
    import('@mantine/notifications'),
    import('@mantine/notifications/styles.layer.css'),
  ]);
  connectToasts(({ action, message, ...toast }) => {
    const id = toast.id ?? `toast-${nextNumber()}`;
    const close = () => notifications.hide(id);
    const text = action === undefined ? message : <ToastAction {...action} message={message} close={close} />;
    const closeButtonProps = { 'aria-label': i18next.t('common.close') };
    // While the focus is inside, the toast stays.
    const hold = (isHeld: boolean) =>
      void notifications.update({ ...drawn, autoClose: isHeld ? false : toast.autoClose });
    const focusProps = { onFocusCapture: () => hold(true), onBlurCapture: () => hold(false) };
    const drawn = { ...toast, ...focusProps, id, message: text, closeButtonProps };
    notifications.show(drawn);
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
