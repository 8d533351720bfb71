/** Imports that are shown below a screen; older ones can hardly be taken back any more. */
export const SHOWN = 20;
