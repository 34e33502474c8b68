import { ROLE_ORDER } from '@vitrina/contract/access.ts';

/** Highest first; "none" is the absence of all of them. */
export const ROLE_COLUMNS = ROLE_ORDER.filter((role) => role !== 'none');
