/** Lets `Date` tell a time so many ms from the machine's; also within a page, so it must need nothing around it. */
export const movedBy = (offset: number): void => {
  const Real = Date;
  const now = () => Real.now() + offset;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
};
