import type { Language } from '@vitrina/contract/languages.ts';
import type { TextsOf } from './words.ts';

type Kinds = 'inviteAccepted' | 'rolesChanged' | 'removedFromCabinet' | 'cabinetDeleted';

const isNone = (roles: readonly string[]) => roles.every((role) => role === 'none');

export const TEAM_WORDS: Record<Language, TextsOf<Kinds>> = {
  ru: {
    inviteAccepted: ({ cabinetName, person }, say) => ({
      heading: `${say.name(person)} теперь в кабинете «${say.name(cabinetName)}»`,
      paragraphs: ['Приглашение принято.'],
      button: 'Открыть сотрудников',
    }),
    rolesChanged: ({ cabinetName, roles }, say) => ({
      heading: isNone(roles)
        ? `В кабинете «${say.name(cabinetName)}» у вас больше нет ролей`
        : `Ваши роли в кабинете «${say.name(cabinetName)}» изменены`,
      paragraphs: [],
      button: 'Посмотреть роли',
    }),
    removedFromCabinet: ({ cabinetName }, say) => ({
      heading: `Вас больше нет в кабинете «${say.name(cabinetName)}»`,
      paragraphs: [],
      button: '',
    }),
    cabinetDeleted: ({ cabinetName }, say) => ({
      heading: `Кабинет «${say.name(cabinetName)}» удалён`,
      paragraphs: [],
      button: '',
    }),
  },
  en: {
    inviteAccepted: ({ cabinetName, person }, say) => ({
      heading: `${say.name(person)} has joined cabinet “${say.name(cabinetName)}”`,
      paragraphs: ['The invitation was accepted.'],
      button: 'See the people',
    }),
    rolesChanged: ({ cabinetName, roles }, say) => ({
      heading: isNone(roles)
        ? `You no longer have any role in cabinet “${say.name(cabinetName)}”`
        : `Your roles in cabinet “${say.name(cabinetName)}” have changed`,
      paragraphs: [],
      button: 'See the roles',
    }),
    removedFromCabinet: ({ cabinetName }, say) => ({
      heading: `You are no longer in cabinet “${say.name(cabinetName)}”`,
      paragraphs: [],
      button: '',
    }),
    cabinetDeleted: ({ cabinetName }, say) => ({
      heading: `Cabinet “${say.name(cabinetName)}” has been deleted`,
      paragraphs: [],
      button: '',
    }),
  },
  fr: {
    inviteAccepted: ({ cabinetName, person }, say) => ({
      heading: `${say.name(person)} a rejoint l’espace « ${say.name(cabinetName)} »`,
      paragraphs: ['L’invitation a été acceptée.'],
      button: 'Voir les membres',
    }),
    rolesChanged: ({ cabinetName, roles }, say) => ({
      heading: isNone(roles)
        ? `Vous n’avez plus aucun rôle dans l’espace « ${say.name(cabinetName)} »`
        : `Vos rôles dans l’espace « ${say.name(cabinetName)} » ont changé`,
      paragraphs: [],
      button: 'Voir les rôles',
    }),
    removedFromCabinet: ({ cabinetName }, say) => ({
      heading: `Vous ne faites plus partie de l’espace « ${say.name(cabinetName)} »`,
      paragraphs: [],
      button: '',
    }),
    cabinetDeleted: ({ cabinetName }, say) => ({
      heading: `L’espace « ${say.name(cabinetName)} » a été supprimé`,
      paragraphs: [],
      button: '',
    }),
  },
  ar: {
    inviteAccepted: ({ cabinetName, person }, say) => ({
      heading: `انضم ${say.name(person)} إلى حساب البائع «${say.name(cabinetName)}»`,
      paragraphs: ['قُبلت الدعوة.'],
      button: 'عرض الأعضاء',
    }),
    rolesChanged: ({ cabinetName, roles }, say) => ({
      heading: isNone(roles)
        ? `لم تعد لك أدوار في حساب البائع «${say.name(cabinetName)}»`
        : `تغيّرت أدوارك في حساب البائع «${say.name(cabinetName)}»`,
      paragraphs: [],
      button: 'عرض الأدوار',
    }),
    removedFromCabinet: ({ cabinetName }, say) => ({
      heading: `لم تعد عضوًا في حساب البائع «${say.name(cabinetName)}»`,
      paragraphs: [],
      button: '',
    }),
    cabinetDeleted: ({ cabinetName }, say) => ({
      heading: `حُذف حساب البائع «${say.name(cabinetName)}»`,
      paragraphs: [],
      button: '',
    }),
  },
};
