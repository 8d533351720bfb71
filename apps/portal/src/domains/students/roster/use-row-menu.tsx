import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowsExchange,
  IconId,
  IconLayoutSidebarRight,
  IconPower,
  IconReceiptDollar,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { type Before, useManyStudents } from './use-many.ts';
import type { RosterStudent } from './use-roster.ts';
import { rosterWords } from './words.ts';

type Rooms = readonly { readonly id: string; readonly name: string }[];

/** What an act on one student needs to know of it. */
type Actable = Before & { readonly archived_at: string | null };

/** What the office does with one student, where the centre lets it: bring back from the archive, or switch, archive and move. */
export const useStudentActs = (rooms: Rooms) => {
  const t = useWords(rosterWords);
  const { act, restore } = useManyStudents();
  const navigate = useNavigate();
  const enrolls = useMay()('enroll_students');
  return (student: Actable): MenuItem[] => {
    const account: MenuItem = {
      key: 'account',
      label: t('openAccount'),
      icon: <IconReceiptDollar size={18} />,
      onPick: () => void navigate({ href: href('billing.account.open', { studentId: student.id }) }),
    };
    if (!enrolls) return [account];
    if (student.archived_at)
      return [
        account,
        {
          key: 'restore',
          label: t('restore'),
          icon: <IconArchiveOff size={18} />,
          onPick: () => void restore([student]),
        },
      ];
    const on = student.status === 'active';
    return [
      account,
      {
        key: 'power',
        label: t(on ? 'deactivate' : 'activate'),
        icon: <IconPower size={18} />,
        onPick: () => void act(on ? 'deactivate' : 'activate', [student]),
      },
      {
        key: 'archive',
        label: t('archive'),
        icon: <IconArchive size={18} />,
        onPick: () => void act('archive', [student]),
      },
      ...rooms
        .filter(({ id }) => id !== student.program?.id)
        .map((room, i) => ({
          key: `room-${room.id}`,
          label: room.name,
          icon: <IconArrowsExchange size={18} />,
          group: i === 0 ? t('moveRoom') : undefined,
          onPick: () => void act('move_room', [student], room.id),
        })),
    ];
  };
};

/**
 * The menu of a line of the list.
 * @param onBeside shows it beside the list; null where there is no room for that
 */
export const useRowMenu = ({ rooms, onBeside }: { rooms: Rooms; onBeside: ((id: string) => void) | null }) => {
  const t = useWords(rosterWords);
  const navigate = useNavigate();
  const acts = useStudentActs(rooms);
  return (student: RosterStudent): MenuItem[] => [
    {
      key: 'record',
      label: t('openRecord'),
      icon: <IconId size={18} />,
      onPick: () => void navigate({ href: href('students.one', { userId: student.id }) }),
    },
    ...(onBeside
      ? [
          {
            key: 'beside',
            label: t('openBeside'),
            icon: <IconLayoutSidebarRight size={18} />,
            onPick: () => onBeside(student.id),
          },
        ]
      : []),
    ...acts(student),
  ];
};
