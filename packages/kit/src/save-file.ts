import { goTo } from './take-file.ts';

/** Gives something made in the page to the reader as a file. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  goTo(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
