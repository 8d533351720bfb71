declare global {
  /** The answer to the refresh that `first-paint.js` asked for while the shell was on its way, once; where it did. */
  var sessionAhead: (() => Promise<Response>) | undefined;
  /**
   * Where it asked a page's first question by the token of that session: the answer for the body of that request, once; null
   * for any other.
   */
  var answerAhead: ((body: string) => Promise<Response> | null) | undefined;
}

/** What was answered while the shell was on its way: the session, and the first question of a page. */
export const takeSessionAhead = (): Promise<Response> | undefined => globalThis.sessionAhead?.();
export const takeAnswerAhead = (body: unknown): Promise<Response> | null | undefined =>
  globalThis.answerAhead?.(String(body));
