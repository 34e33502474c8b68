import type { AccountTexts } from './letter-facts.ts';

const ONCE = (lifetime: string) => `The link and the code work once, within ${lifetime}.`;
const NOT_REQUESTED = 'If you did not request this, just delete this message.';

export const en: AccountTexts = {
  codeLabel: 'Code',
  letters: {
    verifyEmail: ({ lifetime }) => ({
      subject: 'Confirm your email address',
      heading: 'Confirm your address',
      paragraphs: [
        'A Vitrina account was created with this address. Confirm that it is yours: password links and cabinet invitations will come here.',
        ONCE(lifetime),
        'If you did not sign up, do not confirm the address and delete this message.',
      ],
      button: 'Confirm address',
    }),
    changeEmail: ({ lifetime }) => ({
      subject: 'Confirm your new email address',
      heading: 'New account address',
      paragraphs: [
        'This address was given as the new one for a Vitrina account. Once you confirm it, you sign in with it.',
        ONCE(lifetime),
        NOT_REQUESTED,
      ],
      button: 'Change address',
    }),
    emailChanged: ({ newEmail }) => ({
      subject: 'Your account address was changed',
      heading: 'Account address changed',
      paragraphs: [
        `From now on you sign in to Vitrina with ${newEmail}. Nothing more will be sent to the old address.`,
        'If this was not you, sign in with the new address and your password at once, change the password and end all other sessions.',
      ],
      button: 'Sign in',
    }),
    addressTaken: () => ({
      subject: 'This address already belongs to your account',
      heading: 'You already have an account',
      paragraphs: [
        'Another Vitrina account asked to change its address to this one. The address belongs to your account, so nothing has changed.',
        'If it was you, sign in with this address. If not, you need not do anything: nobody got into your account.',
      ],
      button: 'Sign in',
    }),
    recovery: ({ lifetime }) => ({
      subject: 'Reset your password',
      heading: 'Choose a new password',
      paragraphs: [
        'Someone, most likely you, asked to reset the password of the Vitrina account with this address.',
        ONCE(lifetime),
        'If it was not you, delete this message: your current password still works.',
      ],
      button: 'Choose a password',
    }),
    changePassword: ({ lifetime }) => ({
      subject: 'Confirm your new password',
      heading: 'Confirm your new password',
      paragraphs: [
        'A new password was chosen for your Vitrina account. It takes effect once you confirm it, and all other sessions end.',
        ONCE(lifetime),
        'If it was not you, somebody knows your password. Do not confirm; sign in and change the password yourself.',
      ],
      button: 'Change password',
    }),
    passwordChanged: () => ({
      subject: 'Your password was changed',
      heading: 'Password changed',
      paragraphs: [
        'The password of your Vitrina account was changed and other sessions were ended.',
        'If it was not you, reset the password at once: the new link will come to this address.',
      ],
      button: 'Reset password',
    }),
    messengerConnected: ({ username }) => ({
      subject: 'A messenger is connected to your account',
      heading: 'Messenger connected',
      paragraphs: [
        `Vitrina now sends notifications to @${username} in Telegram.`,
        'If this was not you, disconnect the messenger in settings, change your password and end the other sessions.',
      ],
      button: 'Open connections',
    }),
    tokenCreated: ({ tokenName }) => ({
      subject: 'A token was created for your account',
      heading: 'Personal token created',
      paragraphs: [
        `The token “${tokenName}” lets a program use Vitrina in your name. Vitrina never shows it again.`,
        'If this was not you, change your password at once: that ends every token and all other sessions.',
      ],
      button: 'Open connections',
    }),
  },
};
