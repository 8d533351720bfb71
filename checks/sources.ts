import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../tools/root.ts';

/** A source file: its path from the root, and its text. */
export type Source = { path: string; text: string };

const folders = '{apps,packages,tools,checks,bench}';
const made = /(^|\/)(node_modules|dist|\.cache|test-results)\/|\.gen\.(tsx?|css)$|\.graphql\.ts$/;

/** Paths of the files people write that match one of the patterns; generated ones are left out. */
export const pathsOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: inRoot('.'), exclude: (path) => path === 'node_modules' || path === 'dist' })
    .filter((path) => !made.test(path))
    .sort();

/** The files at these paths. */
export const read = (paths: string[]): Source[] =>
  paths.map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));

/** Every TypeScript file of the repository, tests included. */
export const allCode = (): string[] => pathsOf(`${folders}/**/*.ts`, `${folders}/**/*.tsx`, '*.ts');

/** Whether a file belongs to tests: those may be long, and may reach everywhere. */
export const isTest = (path: string): boolean => /(^|\/)(test|specs)\/|\.(test|spec)\.tsx?$|^apps\/e2e\//.test(path);
