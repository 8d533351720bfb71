/** The sizes a picture is made in, longest edge in px: `face` and `small` are cut to a square. */
export const SIZES = { small: 96, face: 384, full: 1600 } as const;
export type Size = keyof typeof SIZES;

const KEY = /^p[\w-]{22}$/;

/** True for text that may name a picture; records of old may hold other words. */
export const isPictureKey = (text: string): boolean => KEY.test(text);

/** Name of the file that holds a size of a picture. */
export const fileOf = (key: string, size: Size | 'half'): string => `${key}-${size}.webp`;

/** The key of the picture whose file this is; null for any other file. */
export const keyOfFile = (file: string): string | null => /^(p[\w-]{22})-[a-z]+\.webp$/.exec(file)?.[1] ?? null;
