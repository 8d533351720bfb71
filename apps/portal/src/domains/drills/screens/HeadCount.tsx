import { Button } from '@mantine/core';
import { cancelDrill, countDrillPeople, removeDrillVisitor } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clock } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { stopwatch, useDrillWords } from '../drill-words.ts';
import { OneDrillDocument, type OneDrillQuery } from '../drills.graphql.ts';
import { AddVisitor } from '../parts/AddVisitor.tsx';
import classes from '../parts/drills.module.css';
import { EditDrill, EndDrill } from '../parts/EndDrill.tsx';
import { type Counted, RoomCount } from '../parts/RoomCount.tsx';
import { useHeads } from '../use-heads.ts';

type Drill = NonNullable<OneDrillQuery['getDrill']>;

/** Others count at the same time: what they saw is on this list soon. */
const LOOK_AGAIN_MS = 2_000;

/** The list by which heads are counted, room by room; once it has ended, what it said. */
const HeadCount = () => {
  const { drill = '' }: { drill?: string } = useParams({ strict: false });
  const { t } = useDrillWords();
  const { data, again } = useAsk(
    OneDrillDocument,
    { id: drill },
    { everyMs: (known) => (known?.getDrill?.status === 'running' ? LOOK_AGAIN_MS : undefined) },
  );
  if (!data) return null;
  if (!data.getDrill)
    return (
      <EmptyState picture={<DoorPicture />} title={t('gone')}>
        {t('goneText')}
      </EmptyState>
    );
  return <Count drill={data.getDrill} again={again} />;
};

/** By room, staff without one at the end. */
const roomsOf = (all: readonly Counted[]): (readonly [string, readonly Counted[]])[] =>
  [
    ...Map.groupBy(
      all.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '')),
      ({ program }) => program?.name ?? '',
    ),
  ].sort(([a], [b]) => Number(a === '') - Number(b === '') || a.localeCompare(b));

const Count = ({ drill, again }: { drill: Drill; again: () => void }) => {
  const { t, kindName } = useDrillWords();
  const navigate = useNavigate();
  const manager = allows(usePerson().role, 'manager');
  const [open, setOpen] = useState<'end' | 'edit' | 'cancel' | 'visitor' | null>(null);
  const count = useAction(countDrillPeople, { say: () => null, ownErrors: true });
  const remove = useAction(removeDrillVisitor);
  const cancel = useAction(cancelDrill);
  const { id, kind, real, status, started_at, counted_at, ended_at, people, notes } = drill;
  const missing = people.filter(({ found_at }) => found_at === null).length;
  const runs = status === 'running';
  const { waiting, unsent, press } = useHeads((ids, here, ago) => count.run({ id, people: ids, here, ago }));
  const visitors = people.filter((one) => one.kind === 'visitor');
  const close = () => {
    setOpen(null);
    again();
  };
  const actions = runs ? (
    <Row>
      <Button variant="default" onClick={() => setOpen('cancel')}>
        {t('cancel')}
      </Button>
      <Button disabled={unsent > 0} onClick={() => setOpen('end')}>
        {t('end')}
      </Button>
    </Row>
  ) : manager ? (
    <Button variant="default" onClick={() => setOpen('edit')}>
      {t('edit')}
    </Button>
  ) : undefined;
  const facts = [
    drill.started_by ? t('ledBy', { name: drill.started_by.full_name }) : null,
    runs ? t('since', { time: clock(started_at) }) : null,
    counted_at ? t('countedIn', { time: stopwatch(started_at, counted_at) }) : runs ? null : t('neverWhole'),
    ended_at ? t('ended', { time: clock(ended_at) }) : null,
    drill.place,
  ].filter((one) => one !== null);
  return (
    <Screen title={kindName(kind)} detail={facts.join(' · ')} actions={actions}>
      <Stack>
        {real ? <Badge kind="bad">{t('realMark')}</Badge> : null}
        <p role="status" className={missing > 0 ? classes.missing : classes.whole}>
          {missing > 0 ? t('stillMissing', { count: missing }) : t('everybody')}
        </p>
        {unsent > 0 ? (
          <p role="alert" className={classes.missing}>
            {t('unsent', { count: unsent })}
          </p>
        ) : null}
        {notes ? <p>{notes}</p> : null}
        {roomsOf(people.filter((one) => one.kind !== 'visitor')).map(([name, heads]) => (
          <RoomCount
            key={name}
            name={name || t('noRoom')}
            people={heads}
            waiting={waiting}
            onCount={runs ? press : undefined}
          />
        ))}
        {visitors.length > 0 ? (
          <RoomCount
            name={t('visitors')}
            people={visitors}
            waiting={waiting}
            onCount={runs ? press : undefined}
            onRemove={runs ? (person) => void remove.run({ id, person }) : undefined}
          />
        ) : null}
        {runs ? (
          <Row>
            <Button variant="default" onClick={() => setOpen('visitor')}>
              {t('addVisitor')}
            </Button>
          </Row>
        ) : null}
      </Stack>
      {open === 'visitor' ? <AddVisitor id={id} onClose={close} /> : null}
      {open === 'end' ? <EndDrill id={id} onClose={close} /> : null}
      {open === 'edit' ? <EditDrill id={id} notes={notes} onClose={close} /> : null}
      {open === 'cancel' ? (
        <ConfirmDelete
          onCancel={() => setOpen(null)}
          onDelete={async () => {
            const ended = await cancel.run({ id });
            if (ended?.kind === 'done') void navigate({ to: href('drills.all') });
          }}
        >
          <p>{t('cancelText')}</p>
        </ConfirmDelete>
      ) : null}
    </Screen>
  );
};

export default HeadCount;
