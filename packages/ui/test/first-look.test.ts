import { expect, test } from 'vitest';
import { paletteOf } from '../src/colour/shades.ts';
import { tokensText } from '../src/theme/variables.ts';

test("the first page's sheet holds the tokens of the product's own colour: vitest -u writes it", async () => {
  const text = tokensText(paletteOf('#4a0d66')).replaceAll(/(?<=[;{])(?=[-a-z])|(?=\})/g, '\n');
  await expect(`/* Made by packages/ui/test/first-look.test.ts. */\n${text}\n`).toMatchFileSnapshot(
    '../src/theme/first-look.gen.css',
  );
});
