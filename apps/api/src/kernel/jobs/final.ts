/** Thrown by a job that can never succeed: it is shown as failed at once and not tried again. */
export class Final extends Error {}
