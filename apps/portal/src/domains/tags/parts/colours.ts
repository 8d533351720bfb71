/** Colours tags are offered: far enough apart to be told from each other as dots on light and dark. */
export const tagColours: readonly string[] = [
  '#e5484d',
  '#e88e0c',
  '#b8961a',
  '#3d9a50',
  '#12a594',
  '#3e7bdb',
  '#8e5ed0',
  '#d6409f',
];
