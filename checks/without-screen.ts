import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse } from 'graphql';
import { z } from 'zod';
import { inRoot } from '../tools/root.ts';
import { pathsOf, read } from './sources.ts';

const Rows = z.array(
  z.object({ because: z.string().min(20), owed: z.boolean().optional(), calls: z.array(z.string()) }),
);

/** Calls no screen uses, with the reason; `owed` ones should have a screen and have none yet. */
export const reasons = Rows.parse(JSON.parse(readFileSync(inRoot('checks/spec/without-screen.json'), 'utf8')));

const documents = 'apps/portal/src/**/*.graphql';
const shared = 'packages/{kit,ui,player}/src/**/*.graphql';

const asked = (): string[] =>
  read(pathsOf(documents, shared)).flatMap(({ text }) =>
    parse(text).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION
        ? one.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []))
        : [],
    ),
  );

/** Mutations a file takes from the printed operations. */
const imported = (text: string): string[] =>
  [
    ...text.matchAll(/import \{([^}]*)\} from '@nestling\/contract\/operations\/[^']+'/g),
    // Fetched when it is needed: `import('…').then(({ name }) => …)`.
    ...text.matchAll(/import\('@nestling\/contract\/operations\/[^']+'\)\.then\(\s*(?:async )?\(\{([^}]*)\}\)/g),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''));

/** The feed makes the documents of its kinds from their declarations (`activities/save-document.ts`, with a test of its own). */
const madeByFeed = /^(save|update)\w+Activity$/;

/** Every call that no document of the portal, kiosk, player or kit asks for. */
export const withoutDocument = (): string[] => {
  const schema = buildSchema(readFileSync(inRoot('packages/contract/schema.graphql'), 'utf8'));
  const code = read(pathsOf('apps/portal/src/**/*.{ts,tsx}', 'packages/{kit,ui,editor,player}/src/**/*.{ts,tsx}'));
  const used = new Set([...asked(), ...code.flatMap(({ text }) => imported(text))]);
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((root) => Object.keys(root?.getFields() ?? {}))
    .filter((name) => !used.has(name) && !madeByFeed.test(name));
};
