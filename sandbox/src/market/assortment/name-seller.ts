import { mix } from '../chance.ts';

const SURNAMES =
  'Соколов Морозова Кузьмин Лебедева Орлов Титова Макаров Зайцева Белов Громова Тарасов Фомина Журавлёв Ершова Гусев Панова'.split(
    ' ',
  );
const INITIALS = 'АВДЕИКЛМНОПРСТ';
const FIRST_PARTS =
  'Север Вектор Лад Альфа Гранд Мир Нова Вита Престиж Восход Регион Контур Атлас Импульс'.split(' ');
const SECOND_PARTS = 'Трейд Маркет Стор Групп Опт Ритейл Торг Сервис Хаус Лайн'.split(' ');
const FORMS = ['ООО', 'Магазин', 'ТД'];

const pick = <Item>(list: ArrayLike<Item>, hash: number): Item | undefined => list[hash % list.length];

/** Half are sole traders, half are companies; all are invented. */
export function nameSeller(id: number, seed: number): string {
  const hash = mix(seed, id);
  const letter = (salt: number) => pick(INITIALS, mix(hash, salt)) ?? '';
  if (hash % 2 === 0) return `ИП ${pick(SURNAMES, mix(hash, 1))} ${letter(2)}. ${letter(3)}.`;
  return `${pick(FORMS, mix(hash, 4))} «${pick(FIRST_PARTS, mix(hash, 5))}${pick(SECOND_PARTS, mix(hash, 6))} ${id}»`;
}
