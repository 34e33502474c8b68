import { ROLE_ORDER, ROLE_RIGHTS } from '@vitrina/contract/access.ts';

/** product.md 6.1: the table of the contract, highest role first. */
export function listPermissions() {
  return ROLE_ORDER.map((role) => ({ role, rights: [...ROLE_RIGHTS[role]] }));
}
