import { expect, test } from 'vitest';
import { unasked } from './rights.ts';
import { owed } from './rights-owed.ts';

test('what sends a call that a centre can take from a role asks first whether it was taken', () => {
  const found = unasked();
  const named = ({ call, permission }: { call: string; permission: string }) => `${call}: ${permission}`;
  expect(found.filter((one) => !owed.includes(named(one)))).toEqual([]);
  expect(owed.filter((one) => !found.map(named).includes(one))).toEqual([]);
});

const folder = 'apps/portal/src/domains/pets';
const at = (name: string, text: string) => ({ path: `${folder}/${name}`, text });
const documents = [
  at('x.graphql', 'mutation RemoveCamera($id: ID!) {\n  gone: deleteCamera(id: $id) {\n    status\n  }\n}\n'),
];
const part = at(
  'parts/Part.tsx',
  `import { RemoveCameraDocument } from '../x.graphql.ts';
   export const Part = () => { const { run } = useAction(RemoveCameraDocument); return <button onClick={run} />; };`,
);
const screen = (name: string, body: string) =>
  at(`screens/${name}.tsx`, `import { Part } from '../parts/Part.tsx';\n${body}\nexport default ${name};`);
const asking = screen(
  'Asking',
  `const Asking = () => { const may = useMay(); return may('manage_cameras') && <Part />; };`,
);
const missing = (sender: string, way: string) => ({
  sender: `${folder}/${sender}`,
  call: 'deleteCamera',
  permission: 'manage_cameras',
  way: `${folder}/${way}`,
});

test('a button nobody asks for is found, on each way to it', () => {
  expect(unasked([part, asking], documents)).toEqual([]);
  expect(unasked([part, asking, screen('Silent', 'const Silent = () => <Part />;')], documents)).toEqual([
    missing('parts/Part.tsx#Part', 'screens/Silent.tsx'),
  ]);
});

test('a second button is found in a file that asks for the first', () => {
  const two = at(
    'parts/Two.tsx',
    `import { RemoveCameraDocument } from '../x.graphql.ts';
     export const Asks = () => useMay()('manage_cameras') && <button onClick={useAction(RemoveCameraDocument).run} />;
     export const Forgets = () => <button onClick={useAction(RemoveCameraDocument).run} />;`,
  );
  expect(unasked([two], documents)).toEqual([missing('parts/Two.tsx#Forgets', 'parts/Two.tsx')]);
});

test('a hook that asks for several says it by the names of its answers', () => {
  const rights = at(
    'rights.ts',
    `export const useRights = () => { const may = useMay(); return { removes: may('manage_cameras') }; };`,
  );
  const by = (name: string, flag: string) =>
    at(
      `screens/${name}.tsx`,
      `import { Part } from '../parts/Part.tsx';
       import { useRights } from '../rights.ts';
       const ${name} = () => { const { ${flag} } = useRights(); return ${flag} && <Part />; };
       export default ${name};`,
    );
  expect(unasked([part, rights, by('Right', 'removes')], documents)).toEqual([]);
  expect(unasked([part, rights, by('Wrong', 'reads')], documents)).toEqual([
    missing('parts/Part.tsx#Part', 'screens/Wrong.tsx'),
  ]);
});
