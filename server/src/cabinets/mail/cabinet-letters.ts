import type { Letter } from '../../accounts/mail/letter.ts';
import type { GivenRole } from '../member-rules.ts';

type InviteGiven = {
  invitedBy: string;
  cabinetName: string;
  roles: readonly GivenRole[];
  /** "7 дней", as it stands after a verb. */
  lifetime: string;
  url: string;
  code: string;
};
type DeleteCabinetGiven = { cabinetName: string; lifetime: string; url: string; code: string };

/** The letters of this folder; a language that lacks one does not compile. */
export type CabinetLetters = {
  invite(given: InviteGiven): Letter;
  deleteCabinet(given: DeleteCabinetGiven): Letter;
};
