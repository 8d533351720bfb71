import { expect, test } from 'vitest';
import { pathsOf, read } from './sources.ts';

/** Components and hooks: what a screen is put together from. Functions are tested by what they do, under any name. */
const isPart = (name: string): boolean => /^(use)?[A-Z]/.test(name) && !/^[A-Z_\d]+$/.test(name);

/** The parts the portal takes of the kit, by name, with the file each stands in. */
const taken = (): Map<string, string> => {
  const names = new Map<string, string>();
  for (const { text } of read(pathsOf('apps/portal/src/**/*.{ts,tsx}')))
    for (const [, named = '', file = ''] of text.matchAll(
      /import (?!type )\{([^}]*)\} from '@nestling\/kit\/([^']+)'/g,
    ))
      for (const one of named.split(',').map((word) => word.trim()))
        if (isPart(one)) names.set(one.replace(/ as .*/s, ''), file);
  return names;
};

/** Components are drawn, hooks are called. */
const isTried = (name: string, tests: string): boolean =>
  new RegExp(/^[A-Z]/.test(name) ? `<${name}\\b` : `\\b${name}(<[^()]*>)?\\(`).test(tests);

test('each part of the kit a screen may take is drawn or called by a test of the kit', () => {
  const tests = read(pathsOf('packages/kit/test/**/*.{ts,tsx}'))
    .map(({ text }) => text)
    .join('\n');
  const names = [...taken()];
  expect(names.length).toBeGreaterThan(60);
  const untried = names.filter(([name]) => !isTried(name, tests)).map(([name, file]) => `${file}: ${name}`);
  expect(untried.sort(), 'Draw it in packages/kit/test, in each of its states.').toEqual([]);
});
