import { CODE_MINUTES } from '@vitrina/contract/accounts/codes.ts';
import { issueCode } from '../../accounts/codes/issue-code.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { linkTo } from '../../accounts/mail/link-to.ts';
import { queueMail } from '../../accounts/mail/queue-mail.ts';
import { sayMinutes } from '../../accounts/mail/write-letter.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { findCabinet } from '../find-cabinet.ts';
import { LETTERS } from '../mail/letters.ts';

/** The letter names the cabinet and what will be lost; its code works for this cabinet alone. */
export async function requestDelete(context: Context, cabinetId: number, ownerId: number): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) throw problem('cabinet.notFound');
  const { email, language } = await findPerson(context.db, ownerId);
  await context.db.transaction().execute(async (trx) => {
    const issue = { userId: ownerId, purpose: 'deleteCabinet', subject: String(cabinetId) } as const;
    const { code } = await issueCode(trx, issue);
    const letter = LETTERS[language].deleteCabinet({
      cabinetName: cabinet.name,
      lifetime: sayMinutes(language, CODE_MINUTES.typed),
      url: linkTo(context, `/cabinets/${cabinetId}?tab=danger`),
      code,
    });
    await queueMail(context, trx, { to: email, language, letter });
  });
}
