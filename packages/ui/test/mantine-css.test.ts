import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('the style sheet of every Mantine component in use is in mantine.css', () => {
  const sheet = readFileSync(join(root, 'packages/ui/src/mantine.css'), 'utf8');
  const files = globSync('{apps/portal,packages/ui,packages/kit}/src/**/*.tsx', { cwd: root });
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
        (found) => (found[1] ?? '').split(',').map((name) => name.trim()),
      ),
    ),
  );
  const missing = [...used].filter(
    (name) =>
      existsSync(join(root, `node_modules/@mantine/core/styles/${name}.layer.css`)) &&
      !sheet.includes(`/${name}.layer.css`),
  );
  expect(used).toContain('Button');
  expect(missing).toEqual([]);
});
