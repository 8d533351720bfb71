import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useToday } from '../../../shell/today.ts';
import { blackoutReason, useHealth } from '../../cameras/health.ts';
import { useDrillWords } from '../../drills/drill-words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { needsWords } from '../needs-words.ts';
import { PressingCamerasDocument, PressingDrillsDocument, PressingMoneyDocument } from '../pressing.graphql.ts';
import { type RoomNow, standingOf } from '../ratio.ts';
import type { Day } from '../use-day.ts';
import { useRoomsNow } from '../use-rooms-now.ts';
import { dashboardWords } from '../words.ts';
import { NeedsLine } from './NeedsLine.tsx';

/** Names said in one line; more are counted. */
const NAMED = 4;

/** What presses at a location now, beside what waits for an answer. */
export const usePressing = (location: string, zone: string | null, day: Day | null) => {
  const may = useMay();
  const { role } = usePerson();
  const health = useHealth();
  const rooms = useRoomsNow(location) ?? [];
  const { data: seen } = useAsk(PressingCamerasDocument, { location });
  const { data: owed } = useAsk(
    PressingMoneyDocument,
    { location },
    { pause: !allows(role, 'admin') || !may('manage_billing') },
  );
  const today = useToday(zone);
  const { data: practice } = useAsk(
    PressingDrillsDocument,
    { location },
    { pause: !allows(role, 'manager') || !may('edit_settings') },
  );
  return {
    rooms: rooms.filter(({ exceeded }) => exceeded),
    late: (day?.students ?? []).filter(({ late }) => late).map(({ student }) => student?.fname ?? ''),
    // What staff closed themselves is as they want it.
    cameras: (seen?.cameras.data ?? []).flatMap((camera) => {
      const { kind, word, detail } = health(camera);
      return kind === 'bad' && blackoutReason(camera) === null ? [{ ...camera, detail: detail || word }] : [];
    }),
    overdue: owed?.getInvoices.total ?? 0,
    drills: (practice?.getDrillsDue ?? []).filter(({ due_on }) => due_on !== null && due_on <= today),
  };
};

/** How many lines of them there are. */
export const countPressing = ({ rooms, late, cameras, overdue, drills }: ReturnType<typeof usePressing>): number =>
  rooms.length + cameras.length + drills.length + (late.length > 0 ? 1 : 0) + (overdue > 0 ? 1 : 0);

/** Rooms out of ratio, children nobody has heard of, cameras without a picture, invoices past due and drills that are due. */
export const Pressing = ({ pressing }: { pressing: ReturnType<typeof usePressing> }) => {
  const t = useWords(needsWords);
  const { language } = useSpeech();
  const { kindName } = useDrillWords();
  const { rooms, late, cameras, overdue, drills } = pressing;
  const more = late.length - NAMED;
  return (
    <>
      {rooms.map((room) => (
        <RoomOut key={room.id} room={room} />
      ))}
      {late.length > 0 ? (
        <NeedsLine
          title={t('late', { count: late.length })}
          to={href('attendance.students', {}, { state: 'late' })}
          detail={[late.slice(0, NAMED).join(', '), more > 0 ? t('lateMore', { count: more }) : null]}
        >
          <Button component={Link} to={href('attendance.students', {}, { state: 'late' })} variant="default">
            {t('see')}
          </Button>
        </NeedsLine>
      ) : null}
      {cameras.map(({ id, name, detail }) => (
        <NeedsLine
          key={id}
          title={t('camera', { name })}
          to={href('cameras.list', {}, { open: id })}
          detail={[detail]}
        />
      ))}
      {overdue > 0 ? (
        <NeedsLine title={t('overdue', { count: overdue })} to={href('billing.unpaid')} detail={[]} />
      ) : null}
      {drills.map(({ kind, last_on }) => (
        <NeedsLine
          key={kind}
          title={t('drill', { kind: kindName(kind) })}
          to={href('drills.all')}
          detail={[last_on ? t('drillLast', { day: dateWords(last_on, language) }) : t('drillNever')]}
        />
      ))}
    </>
  );
};

/** A room with too few adults or too many children, until it has not. */
const RoomOut = ({ room }: { room: RoomNow }) => {
  const t = useWords(needsWords);
  const d = useWords(dashboardWords);
  const standing = standingOf(room);
  const { id, name, color_code, children, staff } = room;
  const to = href('attendance.students', {}, { room: id });
  const missing =
    standing.kind === 'over'
      ? d('over', { count: standing.over })
      : standing.kind === 'short'
        ? d('short', { count: standing.short })
        : null;
  return (
    <NeedsLine
      title={<RoomName name={t('outOfRatio', { room: name })} colour={color_code} />}
      to={to}
      detail={[t('children', { count: children }), t('staff', { count: staff })]}
    >
      {missing ? <Badge kind="bad">{missing}</Badge> : null}
      <Button component={Link} to={to} variant="default">
        {t('move')}
      </Button>
    </NeedsLine>
  );
};
