import { changeEmail } from '@vitrina/contract/accounts/routes.ts';
import { call } from '../../platform/api/call.ts';
import { AgainInSettings } from './again-in-settings.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';
import { finish } from './finish.ts';

export function EmailChangePage() {
  return (
    <ConfirmationPage
      kind="changeEmail"
      confirm={async (changeCode) => finish(await call(changeEmail, { changeCode }), 'emailChanged')}
      again={<AgainInSettings tab="account" />}
    />
  );
}
