/** What people of the product's first language choose; the list of the package is English. */
const RUSSIAN = `
  пароль привет йцукен фыва фывапролдж ячсмить любовь люблю солнце солнышко россия москва спартак зенит админ
  александр анастасия андрей дмитрий екатерина кристина максим марина настя наташа ольга светлана сергей татьяна`;

let loading: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...RUSSIAN.trim().split(/\s+/)]);
}

/** 49,000 passwords in lower case, unpacked when the first one is chosen: 20 ms once and about 5 MB from then on. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load();
  return loading;
}
