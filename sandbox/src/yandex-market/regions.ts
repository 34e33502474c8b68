type RegionType = 'COUNTRY' | 'COUNTRY_DISTRICT' | 'REPUBLIC' | 'CITY';
export type Region = { id: number; name: string; type: RegionType; parentId: number | undefined };

type Subject = readonly [id: number, name: string, cityId: number, cityName: string];
type District = readonly [id: number, name: string, subjects: readonly Subject[]];

const COUNTRY = { id: 225, name: 'Россия' };

// The ids are those of Yandex's regions; the cities are the market's.
const DISTRICTS: readonly District[] = [
  [
    3,
    'Центральный федеральный округ',
    [
      [1, 'Москва и Московская область', 213, 'Москва'],
      [10_672, 'Воронежская область', 193, 'Воронеж'],
    ],
  ],
  [
    17,
    'Северо-Западный федеральный округ',
    [[10_174, 'Санкт-Петербург и Ленинградская область', 2, 'Санкт-Петербург']],
  ],
  [
    26,
    'Южный федеральный округ',
    [
      [10_995, 'Краснодарский край', 35, 'Краснодар'],
      [11_029, 'Ростовская область', 39, 'Ростов-на-Дону'],
      [10_950, 'Волгоградская область', 38, 'Волгоград'],
    ],
  ],
  [
    40,
    'Приволжский федеральный округ',
    [
      [11_119, 'Республика Татарстан', 43, 'Казань'],
      [11_131, 'Самарская область', 51, 'Самара'],
      [11_079, 'Нижегородская область', 47, 'Нижний Новгород'],
      [11_111, 'Республика Башкортостан', 172, 'Уфа'],
      [11_108, 'Пермский край', 50, 'Пермь'],
    ],
  ],
  [
    52,
    'Уральский федеральный округ',
    [
      [11_162, 'Свердловская область', 54, 'Екатеринбург'],
      [11_225, 'Челябинская область', 56, 'Челябинск'],
    ],
  ],
  [
    59,
    'Сибирский федеральный округ',
    [
      [11_316, 'Новосибирская область', 65, 'Новосибирск'],
      [11_309, 'Красноярский край', 62, 'Красноярск'],
    ],
  ],
  [73, 'Дальневосточный федеральный округ', [[11_457, 'Хабаровский край', 76, 'Хабаровск']]],
];

/** Russia, its federal districts, the subjects and the cities of the market, each after its parent. */
export const REGIONS: readonly Region[] = [
  { ...COUNTRY, type: 'COUNTRY', parentId: undefined },
  ...DISTRICTS.flatMap(([districtId, districtName, subjects]): Region[] => [
    { id: districtId, name: districtName, type: 'COUNTRY_DISTRICT', parentId: COUNTRY.id },
    ...subjects.flatMap(([id, name, cityId, cityName]): Region[] => [
      { id, name, type: 'REPUBLIC', parentId: districtId },
      { id: cityId, name: cityName, type: 'CITY', parentId: id },
    ]),
  ]),
];
