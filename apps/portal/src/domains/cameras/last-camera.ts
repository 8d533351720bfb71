/** What a camera showed when it was last on the screen, in the words that stood there. */
export interface ShownCamera {
  readonly name: string;
  readonly state: string;
}

const MOST = 20;
const kept = new Map<string, ShownCamera>();

/** Remembers what a camera shows now, of the last few on this page. */
export const noteCamera = (id: string, shown: ShownCamera): void => {
  kept.delete(id);
  kept.set(id, shown);
  for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);
};

/** The camera a path of the portal is about, as it was last shown there; undefined for any other path. */
export const cameraAt = (path: string | undefined): ShownCamera | undefined => {
  const [, id] = /^\/students\/cameras\/(\d+)\/?$/.exec(path ?? '') ?? [];
  return id === undefined ? undefined : kept.get(id);
};
