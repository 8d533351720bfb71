import { expect, test } from 'vitest';
import { buildName } from '../src/domains/tickets/build-name.ts';

const page = (script: string) => new DOMParser().parseFromString(`<head>${script}</head>`, 'text/html');

test.each([
  [
    '<script src="/first-paint.js"></script><script type="module" crossorigin src="/assets/index-CthaLqad.js"></script>',
    'CthaLqad',
  ],
  ['<script type="module" src="/assets/index-C_ha-qad.js"></script>', 'C_ha-qad'],
  ['<script type="module" src="/src/main.tsx"></script>', null],
  ['', null],
])('a report names the build by its first file: %s', (script, name) => {
  expect(buildName(page(script))).toBe(name);
});
