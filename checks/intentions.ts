import { pathsOf, read } from './sources.ts';

/** Who sends mutations for everybody, and the transport below. */
const theWay = [
  'packages/kit/src/send.ts',
  'packages/kit/src/operation.ts',
  'packages/kit/src/intention.ts',
  'apps/portal/src/graphql/post.ts',
];

const sends = /\.mutation[(<]|\buseMutation\b|\bexecuteMutation\b|\bnewOperationId\b|\bpost\(/g;
/** Imports and comments are no uses. */
const unused = /^import [^;]*;|^ ?\*.*$|\/\/.*$/gm;

const files = () => read(pathsOf('apps/portal/src/**/*.{ts,tsx}', 'packages/{kit,ui,editor,player}/src/**/*.{ts,tsx}'));

/** Where the portal sends a mutation, or makes an operation id, beside `sendMutation` and `useAction`. */
export const otherWays = (): string[] =>
  files()
    .filter(({ path }) => !theWay.includes(path))
    .flatMap(({ path, text }) => [...text.replace(unused, '').matchAll(sends)].map(() => path));
