import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms, PlaceRoom } from '../../../shell/place.ts';
import { RoomGridDocument } from '../grid.graphql.ts';
import { gridWords } from '../grid-words.ts';
import { LearningFrameworksDocument, LearningTreeDocument } from '../learning.graphql.ts';
import Checkpoints from '../parts/Checkpoints.tsx';
import Coverage from '../parts/Coverage.tsx';
import ManyPanel from '../parts/ManyPanel.tsx';
import { type Child, ProgressGrid, type Skill } from '../parts/ProgressGrid.tsx';
import { StepBrush } from '../parts/StepBrush.tsx';
import { usePresses } from '../parts/use-presses.ts';

const filters = ['room', 'framework', 'domain'] as const;
const choicesOf = (all: readonly { readonly id: string; readonly name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }));
const noSkills: readonly Skill[] = [];
const noChildren: readonly Child[] = [];

/** What the children of a room have reached in the skills of a framework; a press records a step. */
const Grid = ({ place }: LocatedWithRooms) => {
  const t = useWords(gridWords);
  const state = useListState(filters);
  const { data, error, again } = useAsk(LearningFrameworksDocument, { archived: null });
  const room = place.rooms.find(({ id }) => id === state.filter('room')) ?? place.rooms[0];
  const all = data?.learningFrameworks;
  const framework = all?.find(({ id }) => id === state.filter('framework')) ?? all?.[0];
  const body = () => {
    if (!room)
      return (
        <EmptyState picture={<BlocksPicture />} title={t('noRooms')}>
          {t('noRoomsText')}
        </EmptyState>
      );
    if (!all) return <Pending error={error} onRetry={again} rows={8} />;
    if (!framework)
      return (
        <EmptyState
          picture={<BlocksPicture />}
          title={t('noFrameworks')}
          actions={<Link to={href('learning.frameworks')}>{t('openFrameworks')}</Link>}
        >
          {t('noFrameworksText')}
        </EmptyState>
      );
    return (
      <Tabs
        label={t('views')}
        tabs={[
          {
            key: 'grid',
            label: t('gridTab'),
            content: () => (
              <Of
                key={`${room.id} ${framework.id}`}
                room={room}
                framework={framework.id}
                domain={state.filter('domain')}
                today={place.today}
                onDomain={(domain) => state.set({ filters: { domain } })}
              />
            ),
          },
          {
            key: 'coverage',
            label: t('coverageTab'),
            content: () => <Coverage room={room} framework={framework.id} today={place.today} />,
          },
          {
            key: 'checkpoints',
            label: t('checkpointsTab'),
            content: () => <Checkpoints location={place.id} room={room} framework={framework.id} today={place.today} />,
          },
        ]}
      />
    );
  };
  return (
    <Screen>
      <Stack>
        {room ? (
          <Row>
            <FilterMenu
              name={t('room')}
              value={room.id}
              choices={choicesOf(place.rooms)}
              onChange={(id) => state.set({ filters: { room: id } })}
            />
            {all && all.length > 1 ? (
              <FilterMenu
                name={t('framework')}
                value={framework?.id ?? ''}
                choices={choicesOf(all)}
                onChange={(id) => state.set({ filters: { framework: id, domain: '' } })}
              />
            ) : null}
          </Row>
        ) : null}
        {body()}
      </Stack>
    </Screen>
  );
};

const Of = ({
  room,
  framework,
  domain: wanted,
  today,
  onDomain,
}: {
  room: PlaceRoom;
  framework: string;
  domain: string;
  today: string;
  onDomain: (domain: string) => void;
}) => {
  const t = useWords(gridWords);
  const [brush, setBrush] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ readonly skill: Skill; readonly children: readonly string[] } | null>(null);
  const { data: found } = useAsk(LearningTreeDocument, { id: framework });
  const tree = found?.learningFramework;
  const domains = tree?.domains.filter(({ archived }) => !archived) ?? [];
  const domain = domains.find(({ id }) => id === wanted)?.id ?? domains[0]?.id ?? null;
  const { data, error, again } = useAsk(
    RoomGridDocument,
    { room: room.id, framework, domain, archived: false },
    { pause: !tree },
  );
  const steps = useMemo(() => tree?.progress.filter(({ archived }) => !archived) ?? [], [tree]);
  const students = data?.studentsFilterByPrograms ?? noChildren;
  const skills = data?.learningSkills.data ?? noSkills;
  const ask = useCallback((skill: Skill, of: readonly string[]) => setAsked({ skill, children: of }), []);
  if (!tree || !data) return <Pending error={error} onRetry={again} rows={8} />;
  if (steps.length === 0) return <p>{t('noSteps')}</p>;
  return (
    <Stack gap="s">
      <Row>
        {domains.length > 1 ? (
          <FilterMenu name={t('domain')} value={domain ?? ''} choices={choicesOf(domains)} onChange={onDomain} />
        ) : null}
        <StepBrush steps={steps} value={brush} onChange={setBrush} />
      </Row>
      {students.length === 0 ? <p>{t('noChildren')}</p> : null}
      {skills.length === 0 ? <p>{t('noSkills')}</p> : null}
      {students.length > 0 && skills.length > 0 ? (
        <>
          <Pressed
            label={t('grid', { room: room.name })}
            students={students}
            skills={skills}
            steps={steps}
            reached={data.roomMilestones}
            brush={brush}
            today={today}
            onAsk={ask}
          />
          <p>{t('keys', { first: 1, last: Math.min(9, steps.length) })}</p>
        </>
      ) : null}
      {data.learningSkills.total > skills.length ? (
        <p>{t('more', { count: skills.length, all: data.learningSkills.total })}</p>
      ) : null}
      {asked ? (
        <ManyPanel
          skill={asked.skill}
          steps={steps}
          students={students}
          chosen={asked.children}
          today={today}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Stack>
  );
};

/** The grid with what is on its way: a press draws this, and nothing else of the screen. */
const Pressed = (props: Omit<ComponentProps<typeof ProgressGrid>, 'waiting' | 'onPress'>) => {
  const t = useWords(gridWords);
  const { students, steps } = props;
  const { waiting, press } = usePresses(({ student_id, progress }) =>
    t('set', {
      child: students.find(({ id }) => id === student_id)?.fname ?? '',
      step: steps.find(({ id }) => id === progress)?.name ?? '',
    }),
  );
  return <ProgressGrid {...props} waiting={waiting} onPress={press} />;
};

export default Grid;
