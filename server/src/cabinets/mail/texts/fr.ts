import type { GivenRole } from '../../member-rules.ts';
import type { CabinetLetters } from '../cabinet-letters.ts';

const ROLES: Record<GivenRole, string> = {
  administrator: 'Administrateur',
  usersManager: 'Gestion des utilisateurs',
  analytics: 'Analytique',
  analyticsReadOnly: 'Analytique, lecture seule',
};

export const fr: CabinetLetters = {
  invite: ({ invitedBy, cabinetName, roles, lifetime, url, code }) => ({
    subject: `Invitation à l’espace vendeur « ${cabinetName} »`,
    heading: `${invitedBy} vous invite dans l’espace vendeur « ${cabinetName} »`,
    paragraphs: [
      `Vos rôles : ${roles.map((role) => `« ${ROLES[role]} »`).join(', ')}.`,
      'Ouvrez l’invitation et connectez-vous avec cette adresse e-mail. Si vous n’avez pas encore de compte, inscrivez-vous avec cette adresse et saisissez le code de ce message.',
      `Le code est valable ${lifetime} et pour cette adresse uniquement. Si vous n’attendiez pas d’invitation, vous n’avez rien à faire.`,
    ],
    button: { label: 'Ouvrir l’invitation', url },
    code: { label: 'Code d’invitation', value: code },
  }),

  deleteCabinet: ({ cabinetName, lifetime, url, code }) => ({
    subject: `Suppression de l’espace vendeur « ${cabinetName} » : votre code`,
    heading: `Code de suppression de l’espace vendeur « ${cabinetName} »`,
    paragraphs: [
      'La suppression est définitive. Les produits, les étiquettes, le suivi des positions et son historique, vos requêtes, les requêtes importées et les clés de la place de marché seront perdus. Vos collègues n’auront plus accès et les invitations en attente ne fonctionneront plus.',
      `Saisissez le code sur la page de l’espace vendeur. Il est valable ${lifetime}.`,
      'Si vous n’êtes pas à l’origine de cette demande, ne communiquez le code à personne et changez votre mot de passe : quelqu’un s’est connecté à votre compte.',
    ],
    button: { label: 'Aller à l’espace vendeur', url },
    code: { label: 'Code de suppression', value: code },
  }),
};
