import { expect, test } from 'vitest';
import { unasked } from './rights.ts';

test('what sends a call that a centre can take from a role asks first whether it was taken', () => {
  expect(unasked()).toEqual([]);
});

test('a button nobody asks for is found, on each way to it', () => {
  const at = (name: string, text: string) => ({ path: `apps/portal/src/domains/pets/${name}`, text });
  const documents = [
    at('x.graphql', 'mutation RemoveCamera($id: ID!) {\n  deleteCamera(id: $id) {\n    status\n  }\n}\n'),
  ];
  const part = at(
    'parts/Part.tsx',
    "import { RemoveCameraDocument } from '../x.graphql.ts';\nuseAction(RemoveCameraDocument);",
  );
  const screen = (name: string, asks: string) =>
    at(`screens/${name}.tsx`, `import { Part } from '../parts/Part.tsx';\n${asks}`);
  const asking = screen('Asking', "const may = useMay();\nmay('manage_cameras') ? <Part /> : null;");
  expect(unasked([part, asking], documents)).toEqual([]);
  expect(unasked([part, asking, screen('Silent', '<Part />')], documents)).toEqual([
    {
      path: 'apps/portal/src/domains/pets/parts/Part.tsx',
      call: 'deleteCamera',
      permission: 'manage_cameras',
      way: 'apps/portal/src/domains/pets/screens/Silent.tsx',
    },
  ]);
});
