import * as z from 'zod/mini';
import { ReturnSearch } from '../billing/payments/search.ts';
import { FIRST_WALLET, WalletSearch } from '../billing/wallet/search.ts';
import { NotificationsSearch } from '../notifications/notification-settings/search.ts';

/** What the tabs of the settings keep in the address. */
export const SettingsSearch = z.extend(WalletSearch, { ...ReturnSearch.shape, ...NotificationsSearch.shape });

export const FIRST_SETTINGS = FIRST_WALLET;
