/** Why a center was not restored: one sentence that says what to do. Nothing was changed. */
export class CannotRestore extends Error {
  override name = 'CannotRestore';
}
