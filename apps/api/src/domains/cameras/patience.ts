/** After this long without an answer to a camera test the gateway counts as silent. */
export const PATIENCE_MS = 25_000;
