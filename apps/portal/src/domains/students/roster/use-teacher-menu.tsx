import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDoorEnter, IconDoorExit, IconId, IconListCheck, IconMessage } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useDoor } from '../../attendance/use-door.ts';
import { whereabouts } from '../../attendance/whereabouts.ts';
import { teacherWords } from './teacher-words.ts';
import type { RosterStudent } from './use-roster.ts';

/** What a teacher does with one child: check in or out, write something down, message the family, open the profile. */
export const useTeacherMenu = (location: string, zone: string | null) => {
  const t = useWords(teacherWords);
  const navigate = useNavigate();
  const door = useDoor(location, zone);
  return (student: RosterStudent): MenuItem[] => {
    const isIn = whereabouts(student.checked_in_out).state === 'in';
    return [
      {
        key: 'door',
        label: t(isIn ? 'checkOut' : 'checkIn'),
        icon: isIn ? <IconDoorExit size={18} /> : <IconDoorEnter size={18} />,
        onPick: () => void door[isIn ? 'checkOut' : 'checkIn']([student.id]),
      },
      {
        key: 'activity',
        label: t('activity'),
        icon: <IconListCheck size={18} />,
        onPick: () => void navigate({ href: href('activities.board', {}, { student: student.id }) }),
      },
      {
        key: 'message',
        label: t('message'),
        icon: <IconMessage size={18} />,
        onPick: () => void navigate({ href: href('chat.messages', {}, { student: student.id }) }),
      },
      {
        key: 'record',
        label: t('openRecord'),
        icon: <IconId size={18} />,
        onPick: () => void navigate({ href: href('students.one.staff', { userId: student.id }) }),
      },
    ];
  };
};
