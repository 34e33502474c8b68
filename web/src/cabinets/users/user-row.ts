import type { CabinetUser } from '@vitrina/contract/cabinet.ts';
import type { UserLock } from './role-choice.ts';

/** One line of the table of people. */
export type UserRow = {
  user: CabinetUser;
  isMe: boolean;
  lock: UserLock | undefined;
  onEdit: (user: CabinetUser) => void;
  onRemove: (user: CabinetUser) => void;
};
