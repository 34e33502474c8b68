import { changeEmail } from '@vitrina/contract/accounts.ts';
import { call } from '../../platform/call.ts';
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
