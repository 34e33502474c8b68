export type Platform = { os?: string[]; cpu?: string[]; libc?: string[] };

const systems: Record<string, string> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};

const processors = new Set('arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '));

/** Reads the platform out of a package name such as `@oxlint/binding-linux-x64-musl`. */
export function platformOf(packageName: string): Platform {
  const words = packageName.split(/[/@-]/);
  const os = words.map((word) => systems[word]).find((system) => system !== undefined);
  const cpu = words.find((word) => processors.has(word));
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libcOf(words)),
  };
}

// `gnueabihf` and `musleabihf` are the 32-bit ARM spellings of the same two libraries
function libcOf(words: string[]): Platform {
  if (words.some((word) => word.startsWith('musl'))) return { libc: ['musl'] };
  return words.some((word) => word.startsWith('gnu')) ? { libc: ['glibc'] } : {};
}
