/** A piece of work for the machine of whoever asks, and what it is signed with. */
export interface WorkAsked {
  readonly parameters: object;
  readonly signature?: string;
}

/** Work that a stranger's machine does for what it may do only a few times without. `about`: what the work is for. */
export interface Proofs {
  /** A new piece of work; `times` as much as the least. */
  ask(about: string, times: number): Promise<WorkAsked>;
  /** What names a piece of work that was done, as the header has it; null where it was not, was for something else, or is old. */
  done(header: string, about: string): Promise<string | null>;
}

/** Where the work that was done stands in a request. */
export const PROOF_HEADER = 'x-proof';

/** Work that was done opens what it is for once, and so long after it was asked for, in seconds. */
export const PROOF_SECONDS = 600;
