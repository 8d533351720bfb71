/** Which way imports may go. Regular expressions over paths from the root. */
type Arrow = { name: string; comment: string; severity: 'error'; from: object; to: object };

const notTests = '(^|/)(test|specs)/';

const forbid = (name: string, comment: string, from: object, to: object): Arrow => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/** A package that may import the named ones of ours, and no app. */
const mayUse = (folder: string, ...packages: string[]): Arrow => {
  const allowed = [folder, ...packages.map((name) => `packages/${name}`)];
  return forbid(
    `${folder.replace('/', '-')}-reaches-out`,
    `${folder} may use ${packages.length > 0 ? packages.join(', ') : 'nothing of ours'}.`,
    { path: `^${folder}/src/` },
    { path: '^(apps|packages|tools|checks|bench)/', pathNot: `^(${allowed.join('|')})/` },
  );
};

/** The rules of the import arrows, in the form dependency-cruiser takes. */
export const arrows: Arrow[] = [
  forbid(
    'no-circular',
    'Two files that need each other, at run time or by their types, are one, or a third is missing.',
    {},
    { circular: true },
  ),
  // The package of typed documents holds types alone, which the cruiser does not look for.
  forbid(
    'unresolvable',
    'An import that leads nowhere.',
    {},
    { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
  ),
  forbid(
    'nobody-imports-main',
    'main starts a process; whoever imports it starts one too.',
    {},
    { path: '^apps/[^/]+/src/main\\.tsx?$' },
  ),
  forbid(
    'nobody-imports-tests',
    'Code does not need its tests.',
    { pathNot: notTests },
    { path: '\\.(test|spec)\\.tsx?$' },
  ),
  forbid(
    'code-needs-no-harness',
    'What tests of the api stand on is loaded by tests, benches and tools.',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: notTests },
    { path: '^apps/api/test/' },
  ),
  forbid(
    'kernel-knows-no-domain',
    'The kernel serves every domain alike.',
    { path: '^apps/api/src/kernel/', pathNot: notTests },
    { path: '^apps/api/src/(domains|model|db/seed)/' },
  ),
  forbid(
    'model-knows-no-domain',
    'Nouns, reach and join tables of everybody stand below the domains: domains → model → kernel.',
    { path: '^apps/api/src/model/' },
    { path: '^(apps|packages)/', pathNot: '^(apps/api/src/(model/|kernel/|db/types\\.gen\\.ts)|packages/rules/)' },
  ),
  forbid(
    'ports-know-no-domain',
    'Files, papers and letters are carried for every domain alike.',
    { path: '^apps/api/src/(files|outbox|pdf|secrets)/', pathNot: notTests },
    { path: '^apps/api/src/domains/' },
  ),
  forbid(
    'screens-stay-at-home',
    'A screen is used by its own row alone; what two domains share is one of their parts.',
    { path: '^apps/portal/src/domains/([^/]+)/' },
    { path: '^apps/portal/src/domains/[^/]+/screens/', pathNot: '^apps/portal/src/domains/$1/' },
  ),
  mayUse('apps/portal', 'blocks', 'editor', 'kit', 'ui', 'rules', 'contract', 'player'),
  mayUse('apps/api', 'blocks', 'rules', 'postgres', 'contract', 'testing'),
  mayUse('apps/gateway', 'player', 'rules'),
  mayUse('apps/demo-cameras'),
  mayUse('packages/kit', 'ui', 'rules', 'contract'),
  mayUse('packages/editor', 'blocks', 'kit', 'ui'),
  mayUse('packages/ui', 'rules'),
  mayUse('packages/player', 'rules'),
  mayUse('packages/rules', 'blocks'),
  mayUse('packages/blocks'),
  mayUse('packages/contract'),
  mayUse('packages/postgres'),
  mayUse('packages/testing'),
];
