import { inRoot } from '../root.ts';
import { type Print, runNode } from './outcome.ts';

/** A part of `npm run campaign`: its name on the command line, what it holds, and the program with its arguments. */
export type Part = { name: string; about: string; program: string; args: (short: boolean) => string[] };

const times = (short: boolean, few: number, many: number): string[] => ['--runs', String(short ? few : many)];

/** What only repeats with other numbers, or takes too long for every change. */
export const parts: readonly Part[] = [
  {
    name: 'faults',
    about: 'the product under faults',
    program: 'faults',
    args: (short) => times(short, 10, 100),
  },
  {
    name: 'requests',
    about: 'generated requests',
    program: 'requests',
    args: (short) => times(short, 20_000, 1_000_000),
  },
  {
    name: 'fuzz',
    about: 'generated inputs of the gateway',
    program: 'fuzz',
    args: (short) => times(short, 20_000, 1_000_000),
  },
  {
    name: 'matrix',
    about: 'every call by every role in every place',
    program: 'matrix',
    args: () => [],
  },
  {
    name: 'mutations',
    about: 'faults put into kernel and kit, and whether their tests notice',
    program: 'mutations',
    args: (short) => times(short, 20, 200),
  },
  {
    name: 'conformance',
    about: 'every call driven by its schema, and what was seen of it kept as proven',
    program: 'conformance',
    args: () => [],
  },
  {
    name: 'walks',
    about: 'the long walks in a real browser',
    program: 'e2e',
    args: () => ['--campaign'],
  },
  {
    name: 'engines',
    about: 'the whole browser suite in every engine',
    program: 'e2e',
    args: (short) => ['--engine', 'all', ...(short ? ['--short'] : [])],
  },
];

/** The longest part, a million requests, takes hours on two cores, ms. */
const limit = 12 * 60 * 60_000;

/** Runs a part to its end; true when nothing was found. */
export const runPart = async (part: Part, short: boolean, print: Print): Promise<boolean> =>
  (await runNode([inRoot('tools/run.mjs'), part.program, ...part.args(short)], { limit, print })) === 0;
