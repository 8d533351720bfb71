/** Something the person at the keyboard can mend. `message` is one sentence that says what to do; print it without a stack. */
export class PostgresTrouble extends Error {
  override name = 'PostgresTrouble';
}
