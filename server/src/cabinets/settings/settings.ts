import type { CabinetSettings } from '@vitrina/contract/cabinet.ts';

/** What holds until somebody changes it; the row keeps the changed ones alone. */
export const DEFAULT_SETTINGS: CabinetSettings = { trackPiggyBackers: false, piggyBackersHour: 9 };
