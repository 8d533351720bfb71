import { Button } from '@mantine/core';
import { saveCheckpointLevels } from '@nestling/contract/operations/checkpoints.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useCallback, useMemo, useState } from 'react';
import { useSubscription } from 'urql';
import type { PlaceRoom } from '../../../shell/place.ts';
import { checkpointWords } from '../checkpoint-words.ts';
import { CheckpointChangedDocument, CheckpointLevelsDocument } from '../checkpoints.graphql.ts';
import { cellsOf, type Level, withFew } from '../class-profile.ts';
import { RoomGridDocument } from '../grid.graphql.ts';
import { LearningTreeDocument } from '../learning.graphql.ts';
import type { Checkpoint } from './CheckpointPanel.tsx';
import { ClassProfile } from './ClassProfile.tsx';
import { type Child, ProgressGrid, type Skill } from './ProgressGrid.tsx';
import { SettlePanel } from './SettlePanel.tsx';
import { StepBrush } from './StepBrush.tsx';
import { TalkPages } from './TalkPages.tsx';
import type { Press } from './use-chain.ts';
import { useSettle } from './use-settle.ts';

const noSkills: readonly Skill[] = [];
const noChildren: readonly Child[] = [];
const noLevels: readonly Level[] = [];

/** What is to be settled: a skill or, without one, all of the domain; and whose boxes are checked at first. */
interface Asked {
  readonly skill: Skill | null;
  readonly children: readonly string[];
}

/** Where the children of a room stand at a checkpoint, domain by domain: settled by presses, by many, or all as observed. */
export const CheckpointLevels = ({
  checkpoint,
  room,
  framework,
  onChanged,
}: {
  checkpoint: Checkpoint;
  room: PlaceRoom;
  framework: string;
  /** Somebody has changed it, here or elsewhere. */
  onChanged: () => void;
}) => {
  const t = useWords(checkpointWords);
  const [wanted, setWanted] = useState('');
  const [brush, setBrush] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data: found } = useAsk(LearningTreeDocument, { id: framework });
  const tree = found?.learningFramework;
  const domains = tree?.domains.filter(({ archived }) => !archived) ?? [];
  const domain = (domains.find(({ id }) => id === wanted) ?? domains[0])?.id ?? '';
  const pause = { pause: domain === '' };
  const grid = useAsk(RoomGridDocument, { room: room.id, framework, domain, archived: true }, pause);
  const { data, error, again } = useAsk(CheckpointLevelsDocument, { id: checkpoint.id, room: room.id, domain }, pause);
  useSubscription({ query: CheckpointChangedDocument, variables: { id: checkpoint.id } }, (_, change) => {
    again();
    onChanged();
    return change;
  });
  const whole = useAction(saveCheckpointLevels);
  const levels = data?.checkpointLevels ?? noLevels;
  const students = grid.data?.studentsFilterByPrograms ?? noChildren;
  // What was archived since is still what was settled, a skill as well as a step.
  const skills = useMemo(
    () =>
      grid.data?.learningSkills.data.filter(
        ({ id, archived }) => !archived || levels.some(({ skill_id, settled }) => skill_id === id && settled !== null),
      ) ?? noSkills,
    [grid.data, levels],
  );
  const steps = useMemo(
    () => tree?.progress.filter(({ id, archived }) => !archived || levels.some(({ settled }) => settled === id)) ?? [],
    [tree, levels],
  );
  const standing = useMemo(() => skills.filter(({ archived }) => !archived), [skills]);
  const shut = checkpoint.closed_at !== null;
  const { reached, settled, unsettled } = useMemo(() => cellsOf(levels), [levels]);
  const { waiting, press } = useSettle({
    checkpoint: checkpoint.id,
    settled,
    say: ({ student_id, progress }) =>
      t('set', {
        child: students.find(({ id }) => id === student_id)?.fname ?? '',
        step: steps.find(({ id }) => id === progress)?.name ?? '',
      }),
  });
  const settle = useCallback(
    (one: Press) => {
      if (!shut) press(one);
    },
    [press, shut],
  );
  const ask = useCallback(
    (skill: Skill, of: readonly string[]) => {
      if (!shut) setAsked({ skill, children: of });
    },
    [shut],
  );
  if (tree && domains.length === 0) return <p>{t('noDomains')}</p>;
  if (!tree || !data || !grid.data) return <Pending error={error ?? grid.error} onRetry={again} rows={6} />;
  const few = withFew(students, levels, checkpoint.expected);
  return (
    <>
      <Row>
        {domains.length > 1 ? (
          <FilterMenu
            name={t('domain')}
            value={domain}
            choices={domains.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setWanted}
          />
        ) : null}
        {shut || unsettled.size === 0 ? null : (
          <Button
            loading={whole.busy}
            onClick={() =>
              void whole.run({
                id: checkpoint.id,
                students: students.map(({ id }) => id),
                skills: standing.map(({ id }) => id),
                missing: true,
              })
            }
          >
            {t('settleAll')}
          </Button>
        )}
        {shut || students.length === 0 || skills.length === 0 ? null : (
          <Button variant="default" onClick={() => setAsked({ skill: null, children: students.map(({ id }) => id) })}>
            {t('settleDomain')}
          </Button>
        )}
        {shut ? null : <StepBrush steps={steps} value={brush} onChange={setBrush} />}
      </Row>
      {shut ? <p>{t('isClosed')}</p> : null}
      {students.length > 0 && skills.length > 0 ? (
        <>
          <ProgressGrid
            label={t('grid', { room: room.name })}
            students={students}
            skills={skills}
            steps={steps}
            reached={reached}
            waiting={waiting}
            unsettled={unsettled}
            brush={shut ? null : brush}
            today={checkpoint.end_date}
            onPress={settle}
            onAsk={ask}
          />
          {shut ? null : <p>{t('keys', { first: 1, last: Math.min(9, steps.length) })}</p>}
          {few.length > 0 ? (
            <p>
              <b>{t('few', { count: checkpoint.expected })}</b> {few.map(({ full_name }) => full_name).join(', ')}
            </p>
          ) : null}
          <ClassProfile room={room.name} skills={skills} steps={steps} students={students} levels={levels} />
          <TalkPages checkpoint={checkpoint.id} students={students} />
        </>
      ) : (
        <p>{t('nobody')}</p>
      )}
      {asked ? (
        <SettlePanel
          checkpoint={checkpoint.id}
          skills={asked.skill ? [asked.skill] : standing}
          says={
            asked.skill
              ? t('settleSays', { skill: asked.skill.name })
              : t('settleDomainSays', {
                  domain: domains.find(({ id }) => id === domain)?.name ?? '',
                  count: standing.length,
                })
          }
          whole={asked.skill === null}
          steps={steps}
          students={students}
          chosen={asked.children}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
};
