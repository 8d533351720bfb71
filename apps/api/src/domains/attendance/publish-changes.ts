import type { Ctx } from '../../kernel/call/context.ts';

interface Concerned {
  readonly id: number;
  readonly location_id: number;
}

/** Tells that attendance of students has changed, and with it perhaps who may watch: the cut leaves with COMMIT. */
export const publishChanges = (ctx: Ctx, students: readonly Concerned[]): void => {
  for (const [location, of] of Map.groupBy(students, (student) => student.location_id)) {
    const ids = of.map(({ id }) => id);
    ctx.publish({ kind: 'attendance', ids, at: { location } });
    ctx.publish({ kind: 'rights', ids, at: { location } });
  }
};
