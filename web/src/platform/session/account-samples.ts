import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { UserId } from '@vitrina/contract/ids.ts';

/** Somebody for tests. */
export const VERA: AccountInfo = {
  id: UserId.parse(1),
  email: 'vera@shop.test',
  username: 'vera',
  fullName: 'Vera',
  isEmailVerified: true,
  avatar: null,
  language: 'ru',
  hasAllPagesAccess: true,
  isOperator: false,
  messenger: null,
};
