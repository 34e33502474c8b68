import { changePassword } from '@vitrina/contract/accounts/routes.ts';
import { call } from '../../platform/api/call.ts';
import { AgainInSettings } from './again-in-settings.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';
import { finish } from './finish.ts';

export function PasswordChangePage() {
  return (
    <ConfirmationPage
      kind="changePassword"
      confirm={async (changeCode) => finish(await call(changePassword, { changeCode }), 'passwordChanged')}
      again={<AgainInSettings tab="security" />}
    />
  );
}
