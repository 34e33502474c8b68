import type { AccountTexts } from './letter-facts.ts';

const ONCE = (lifetime: string) => `Le lien et le code sont valables ${lifetime} et ne servent qu’une fois.`;
const NOT_REQUESTED =
  'Si vous n’avez rien demandé, vous n’avez rien à faire : supprimez simplement ce message.';

export const fr: AccountTexts = {
  codeLabel: 'Code',
  letters: {
    verifyEmail: ({ lifetime }) => ({
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Confirmez votre adresse',
      paragraphs: [
        'Un compte Vitrina a été créé avec cette adresse. Confirmez qu’elle est à vous : les liens de mot de passe et les invitations aux espaces vendeur y arriveront.',
        ONCE(lifetime),
        'Si vous ne vous êtes pas inscrit, ne confirmez pas l’adresse et supprimez ce message.',
      ],
      button: 'Confirmer l’adresse',
    }),
    changeEmail: ({ lifetime }) => ({
      subject: 'Confirmez votre nouvelle adresse e-mail',
      heading: 'Nouvelle adresse du compte',
      paragraphs: [
        'Cette adresse a été indiquée comme nouvelle adresse d’un compte Vitrina. Une fois confirmée, elle servira à se connecter.',
        ONCE(lifetime),
        NOT_REQUESTED,
      ],
      button: 'Changer l’adresse',
    }),
    emailChanged: ({ newEmail }) => ({
      subject: 'L’adresse de votre compte a changé',
      heading: 'Adresse du compte modifiée',
      paragraphs: [
        `Désormais, vous vous connectez à Vitrina avec ${newEmail}. L’ancienne adresse ne recevra plus rien.`,
        'Si ce n’était pas vous, connectez-vous tout de suite avec la nouvelle adresse et votre mot de passe, changez-le et fermez les autres sessions.',
      ],
      button: 'Se connecter',
    }),
    addressTaken: () => ({
      subject: 'Cette adresse est déjà celle de votre compte',
      heading: 'Vous avez déjà un compte',
      paragraphs: [
        'Un autre compte Vitrina a demandé à prendre cette adresse. Elle appartient à votre compte, rien n’a donc changé.',
        'Si c’était vous, connectez-vous avec cette adresse. Sinon, vous n’avez rien à faire : personne n’a accédé à votre compte.',
      ],
      button: 'Se connecter',
    }),
    recovery: ({ lifetime }) => ({
      subject: 'Réinitialisation du mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe du compte Vitrina lié à cette adresse.',
        ONCE(lifetime),
        'Si ce n’était pas vous, supprimez ce message : votre mot de passe actuel reste valable.',
      ],
      button: 'Choisir un mot de passe',
    }),
    changePassword: ({ lifetime }) => ({
      subject: 'Confirmez votre nouveau mot de passe',
      heading: 'Confirmez le nouveau mot de passe',
      paragraphs: [
        'Un nouveau mot de passe a été choisi pour votre compte Vitrina. Il prendra effet après confirmation, et les autres sessions seront fermées.',
        ONCE(lifetime),
        'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Ne confirmez pas : connectez-vous et changez-le vous-même.',
      ],
      button: 'Changer le mot de passe',
    }),
    passwordChanged: () => ({
      subject: 'Votre mot de passe a été changé',
      heading: 'Mot de passe changé',
      paragraphs: [
        'Le mot de passe de votre compte Vitrina a été changé et les autres sessions ont été fermées.',
        'Si ce n’était pas vous, réinitialisez-le tout de suite : le nouveau lien arrivera à cette adresse.',
      ],
      button: 'Réinitialiser le mot de passe',
    }),
    messengerConnected: ({ username }) => ({
      subject: 'Une messagerie est connectée à votre compte',
      heading: 'Messagerie connectée',
      paragraphs: [
        `Vitrina envoie désormais ses notifications à @${username} sur Telegram.`,
        'Si ce n’était pas vous, déconnectez la messagerie dans les paramètres, changez votre mot de passe et fermez les autres sessions.',
      ],
      button: 'Ouvrir les connexions',
    }),
    tokenCreated: ({ tokenName }) => ({
      subject: 'Un jeton a été créé pour votre compte',
      heading: 'Jeton personnel créé',
      paragraphs: [
        `Avec le jeton « ${tokenName} », un programme peut utiliser Vitrina en votre nom. Il ne sera plus jamais affiché.`,
        'Si ce n’était pas vous, changez tout de suite votre mot de passe : tous les jetons seront révoqués et les autres sessions fermées.',
      ],
      button: 'Ouvrir les connexions',
    }),
  },
};
