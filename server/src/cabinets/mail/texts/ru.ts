import type { GivenRole } from '../../member-rules.ts';
import type { CabinetLetters } from '../cabinet-letters.ts';

const ROLES: Record<GivenRole, string> = {
  administrator: 'Администратор',
  usersManager: 'Управление сотрудниками',
  analytics: 'Аналитика',
  analyticsReadOnly: 'Аналитика: только чтение',
};

export const ru: CabinetLetters = {
  invite: ({ invitedBy, cabinetName, roles, lifetime, url, code }) => ({
    subject: `Приглашение в кабинет «${cabinetName}»`,
    heading: `${invitedBy} приглашает вас в кабинет «${cabinetName}»`,
    paragraphs: [
      `Роли в кабинете: ${roles.map((role) => `«${ROLES[role]}»`).join(', ')}.`,
      'Откройте приглашение и войдите с этой почтой. Если аккаунта ещё нет, зарегистрируйтесь на неё и укажите код из письма.',
      `Код действует ${lifetime} и подходит только для этого адреса. Если вы не ждали приглашения, ничего не делайте.`,
    ],
    button: { label: 'Открыть приглашение', url },
    code: { label: 'Код приглашения', value: code },
  }),

  deleteCabinet: ({ cabinetName, lifetime, url, code }) => ({
    subject: `Удаление кабинета «${cabinetName}»: код подтверждения`,
    heading: `Код для удаления кабинета «${cabinetName}»`,
    paragraphs: [
      'После удаления безвозвратно пропадут товары, теги, проверка позиций с историей, собственные запросы, импортированные запросы и ключи площадки. Сотрудники потеряют доступ, неиспользованные приглашения перестанут действовать.',
      `Введите код на странице кабинета. Он действует ${lifetime}.`,
      'Если вы не просили удалять кабинет, не сообщайте код никому и смените пароль: кто-то вошёл в ваш аккаунт.',
    ],
    button: { label: 'Перейти к кабинету', url },
    code: { label: 'Код удаления', value: code },
  }),
};
