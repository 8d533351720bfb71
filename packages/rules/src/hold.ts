/** What is sent to people leaves so long after it was sent, ms: for that long it can be taken back. Urgent alerts leave at once. */
export const HOLD_MS = 30_000;
