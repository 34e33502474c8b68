import { CODE_MINUTES } from '@vitrina/contract/accounts/codes.ts';
import type { Language } from '@vitrina/contract/languages.ts';
import { linkTo } from '../../accounts/mail/link-to.ts';
import { queueMail } from '../../accounts/mail/queue-mail.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { LETTERS } from '../mail/letters.ts';
import { sayDays } from '../mail/say-days.ts';
import type { GivenRole } from '../member-rules.ts';

const MINUTES_A_DAY = 24 * 60;

type Given = {
  email: string;
  roles: readonly GivenRole[];
  cabinetName: string;
  code: string;
  inviter: { full_name: string; language: Language };
};

/** In the language of whoever reads it, if they have an account, else of whoever invites. */
export async function queueInvite(
  context: Context,
  trx: Db,
  { email, roles, cabinetName, code, inviter }: Given,
): Promise<void> {
  const reader = await trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  const language = reader?.language ?? inviter.language;
  const letter = LETTERS[language].invite({
    invitedBy: inviter.full_name,
    cabinetName,
    roles,
    lifetime: sayDays(language, CODE_MINUTES.invite / MINUTES_A_DAY),
    url: linkTo(context, `/cabinets-invite-verification/${code}`),
    code,
  });
  await queueMail(context, trx, { to: email, language, letter });
}
