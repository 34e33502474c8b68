import type { GivenRole } from '../../member-rules.ts';
import type { CabinetLetters } from '../cabinet-letters.ts';

const ROLES: Record<GivenRole, string> = {
  administrator: 'Administrator',
  usersManager: 'Users manager',
  analytics: 'Analytics',
  analyticsReadOnly: 'Analytics, read only',
};

export const en: CabinetLetters = {
  invite: ({ invitedBy, cabinetName, roles, lifetime, url, code }) => ({
    subject: `Invitation to the cabinet “${cabinetName}”`,
    heading: `${invitedBy} invites you to the cabinet “${cabinetName}”`,
    paragraphs: [
      `Your roles in it: ${roles.map((role) => `“${ROLES[role]}”`).join(', ')}.`,
      'Open the invitation and sign in with this email address. If you have no account yet, register with this address and enter the code from this email.',
      `The code works for ${lifetime} and for this address only. If you did not expect an invitation, ignore this email.`,
    ],
    button: { label: 'Open the invitation', url },
    code: { label: 'Invitation code', value: code },
  }),

  deleteCabinet: ({ cabinetName, lifetime, url, code }) => ({
    subject: `Deleting the cabinet “${cabinetName}”: your code`,
    heading: `The code to delete the cabinet “${cabinetName}”`,
    paragraphs: [
      'Deletion cannot be undone. Products, tags, position tracking with its history, your queries, imported queries and the marketplace keys will be deleted. Colleagues lose access, and pending invitations stop working.',
      `Enter the code on the cabinet’s page. It works for ${lifetime}.`,
      'If you did not request this, do not share the code and change your password: somebody has signed in to your account.',
    ],
    button: { label: 'Go to the cabinet', url },
    code: { label: 'Deletion code', value: code },
  }),
};
