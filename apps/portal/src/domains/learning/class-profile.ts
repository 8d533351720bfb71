import type { CheckpointLevelsQuery } from './checkpoints.graphql.ts';
import { cellOf } from './parts/use-chain.ts';

export type Level = CheckpointLevelsQuery['checkpointLevels'][number];
interface Skill {
  readonly id: string;
  readonly name: string;
}

/** A skill with how many children are settled at each step, and of how many nothing is settled. */
export interface ProfileLine extends Skill {
  readonly counts: ReadonlyMap<string, number>;
  readonly open: number;
}

/** How the children of a room are spread over the steps of each skill. */
export const classProfile = (
  skills: readonly Skill[],
  students: readonly { readonly id: string }[],
  levels: readonly Level[],
): ProfileLine[] => {
  const there = new Set(students.map(({ id }) => id));
  return skills.map((skill) => {
    const counts = new Map<string, number>();
    for (const { skill_id, student_id, settled } of levels)
      if (skill_id === skill.id && settled && there.has(student_id))
        counts.set(settled, (counts.get(settled) ?? 0) + 1);
    const sum = [...counts.values()].reduce((all, one) => all + one, 0);
    return { id: skill.id, name: skill.name, counts, open: students.length - sum };
  });
};

/** Children of whom fewer observations were made in a domain than are expected. */
export const withFew = <S extends { readonly id: string }>(
  students: readonly S[],
  levels: readonly Level[],
  expected: number,
): S[] => {
  const counts = new Map<string, number>();
  for (const { student_id, evidence } of levels) counts.set(student_id, (counts.get(student_id) ?? 0) + evidence);
  return students.filter(({ id }) => (counts.get(id) ?? 0) < expected);
};

/** Levels as a grid shows them: the step of each cell, what is settled by cell, and the cells that are only observed. */
export const cellsOf = (levels: readonly Level[]) => {
  const keyOf = ({ student_id, skill_id }: Level) => cellOf({ student_id, skill: skill_id });
  return {
    reached: levels.map((one) => ({
      id: keyOf(one),
      date: '',
      student: { id: one.student_id },
      skill: { id: one.skill_id },
      progress: { id: one.settled ?? one.observed ?? '' },
    })),
    settled: new Map(levels.flatMap((one) => (one.settled ? [[keyOf(one), one.settled] as const] : []))),
    unsettled: new Set(levels.filter(({ settled, observed }) => !settled && observed).map(keyOf)),
  };
};
