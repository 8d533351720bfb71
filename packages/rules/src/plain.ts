const ASCII = /^[\x20-\x7e]*$/;

/** A text without case and accents, for comparing what people type. */
export const plain = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
