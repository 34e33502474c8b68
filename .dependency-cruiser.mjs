// The rule of imports. A folder of a room imports only from the folders to its left in this list; a folder that
// is not listed is a tool: it imports every listed one and no other tool. `import type` counts.
const rooms = {
  server:
    'platform words integrations accounts notifications billing cabinets office alerts products queries own-queries shelves cards exports saved-views',
  web: 'locales platform theme ui accounts billing cabinets products effects queries tracking exports notifications saved-views shared-screens past',
  sandbox: 'platform market clock faults settings images demand shelf keys traffic',
};
// stands behind the tools: it makes what they show of a past with their own functions, and none of them knows it
const lastFolder = '^server/src/past/';
const room = `(${Object.keys(rooms).join('|')})`;
const unitTests = '\\.test\\.tsx?$';
// tests on the engines drive the whole application, and so does the support that stands in a folder named test
const wholeStories = '\\.db\\.test\\.ts$|/src/test/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const leftward = Object.entries(rooms).flatMap(([name, list]) => {
  const folders = list.split(' ');
  const tool = `^${name}/src/(?!(?:${folders.join('|')})/)([^/]+)/`;
  const foundations = folders.map((folder, place) =>
    rule(
      `${name}-${folder}-imports-leftward`,
      `${name}/src/${folder} imports only from: ${folders.slice(0, place).join(', ') || 'nothing'}. To reach right, publish a job.`,
      { path: `^${name}/src/${folder}/`, pathNot: wholeStories },
      { path: `^${name}/src/(?!(${folders.slice(0, place + 1).join('|')}|test)/)[^/]+/` },
    ),
  );
  const tools = rule(
    `${name}-tools-stand-alone`,
    'No tool imports another tool: what both need belongs in a folder to their left.',
    { path: tool, pathNot: `${wholeStories}|${lastFolder}` },
    { path: tool, pathNot: `^${name}/src/($1|test)/` },
  );
  return [...foundations, tools];
});

export default {
  forbidden: [
    ...leftward,
    rule(
      'folders-know-no-root-file',
      'The files at the root of src put the folders together, never the other way round.',
      { path: `^${room}/src/[^/]+/`, pathNot: wholeStories },
      { path: `^${room}/src/[^/]+\\.tsx?$` },
    ),
    rule(
      'contract-is-pure',
      'The contract is zod and plain data: it knows nobody.',
      { path: '^packages/contract/', pathNot: unitTests },
      { pathNot: '^packages/contract/src/|(^|/)node_modules/zod/' },
    ),
    rule(
      'rooms-never-meet',
      'server, web and sandbox know the contract at most; they meet over HTTP.',
      { path: `^(packages|${room})/` },
      { path: `^${room}/`, pathNot: '^$1/' },
    ),
    rule(
      'product-knows-no-test',
      'Tests, factories and scripts serve the product, never the other way round.',
      { path: '/src/', pathNot: `${unitTests}|/src/test/` },
      { path: `${unitTests}|/src/test/|^server/(test|scenarios|truth)/|^(scripts|bench|e2e)/` },
    ),
    rule(
      'truth-knows-no-formula',
      'What the product shows is made again from raw answers: only the opening starts the product, and words are vocabulary.',
      { path: '^server/truth/', pathNot: '^server/truth/open-seller\\.ts$' },
      { path: '^server/src/', pathNot: '^server/src/words/' },
    ),
    rule(
      'no-barrels',
      'Import the file itself: barrels make tangles.',
      {},
      { path: '^(?!node_modules/).*/index\\.tsx?$' },
    ),
    rule(
      'lazy-screens-only',
      'Code is loaded lazily by the table of screens and by files named lazy.tsx, one a folder.',
      {
        path: '^web/src/',
        pathNot: `^web/src/screens(-root|-tools)?\\.tsx?$|/lazy\\.tsx$|${unitTests}`,
      },
      { dynamic: true, path: '^web/src/.*\\.tsx?$' },
    ),
    rule(
      'lazy-files-load-neighbours',
      'A lazy.tsx loads what stands beside it.',
      { path: '^(web/src/.+)/lazy\\.tsx$' },
      { dynamic: true, path: '\\.tsx?$', pathNot: '^$1/[^/]+$|(^|/)node_modules/' },
    ),
    rule(
      'no-cycles',
      'Files that import each other cannot be read apart.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    rule(
      'no-later-cycles',
      'What is loaded later cuts a cycle only where everybody looks for it: in a lazy.tsx.',
      {},
      { circular: true, viaOnly: { pathNot: '/lazy\\.tsx$' } },
    ),
    rule(
      'no-unresolvable',
      'An import that leads nowhere escapes the other rules.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no programming interface to parse with
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
