/** How light or dark the ground is; semi-dark is light with the navigation in dark. */
export type Tone = 'light' | 'dark';
