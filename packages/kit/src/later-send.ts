let coming: Promise<typeof import('./send.ts')> | null = null;

/**
 * `send.ts`, which comes behind the first page: nobody presses before it is drawn. A part that did not come is asked for
 * again at the next press.
 */
export const sendingPart = (): Promise<typeof import('./send.ts')> => {
  coming ??= import('./send.ts').catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
};
