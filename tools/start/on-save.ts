import { watch } from 'node:fs';
import { inRoot } from '../root.ts';

const restMs = 150;
const left = /(^|\/)(test|node_modules|dist)(\/|$)/;

/**
 * Calls `work` once a source below one of the folders (named from the root of the repository) was saved and nothing
 * more for a moment: an editor writes a file in several steps, and often several files at once. Answers how to stop.
 *
 * Not `node --watch`: it writes its own messages into those between a program and its threads, and its children
 * outlive a killed start.
 */
export const onSave = (folders: string[], work: (file: string) => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(inRoot(folder), { recursive: true }, (_, name) => {
      if (name === null || left.test(name) || !/\.(ts|sql|json)$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => work(`${folder}/${name}`), restMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};
