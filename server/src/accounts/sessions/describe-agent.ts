import Bowser from 'bowser';

type Agent = { browser: string | null; system: string | null };

const LONGEST_NAME = 60;
/** Here browsers tell the truth; they call every macOS 10.15 and Windows 11 too "NT 10.0". */
const TRUE_VERSIONS = new Set(['Android', 'iOS', 'Chrome OS']);

const major = (version: string | undefined) => version?.split('.')[0] ?? '';
const join = (name = '', version = '') => `${name} ${version}`.trim().slice(0, LONGEST_NAME) || null;

/** The names by which people know their own devices: "Chrome 140", "iOS 18". */
export function describeAgent(userAgent: string | null): Agent {
  if (userAgent === null || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return {
    browser: join(browser.name, major(browser.version)),
    system: join(os.name, TRUE_VERSIONS.has(os.name ?? '') ? major(os.version) : ''),
  };
}
