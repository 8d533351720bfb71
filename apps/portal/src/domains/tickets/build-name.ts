const ENTRY = /\/assets\/[\w.]+-([\w-]{8})\.js$/;

/**
 * Names the build of the portal somebody looks at, as its first file is called: it changes with whatever of it changes. Null
 * where nothing is built, as in development.
 */
export const buildName = (page: Document = document): string | null => {
  const entry = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return ENTRY.exec(entry?.src ?? '')?.[1] ?? null;
};
