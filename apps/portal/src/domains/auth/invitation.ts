/** The way an invitation came. */
export type Way = 'email' | 'phone';

/** What the right code has opened: the code itself, and the username the centre proposes. */
export type Opened = { readonly code: string; readonly username: string; readonly about: readonly string[] };
