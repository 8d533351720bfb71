import { Button } from '@mantine/core';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowsExchange, IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { attendanceWords } from '../words.ts';

/** What attendance can do with children who are selected: how many of them are here or away, and what each act calls. */
export type CheckActsProps = {
  readonly here: number;
  readonly away: number;
  /** Where they can be moved. */
  readonly rooms: readonly { readonly id: string; readonly name: string }[];
  readonly busy: boolean;
  readonly onIn: () => void;
  readonly onOut: () => void;
  readonly onMove: (room: string) => void;
  readonly onAbsent: () => void;
};

/** Check in, check out, move and mark absent, each where it fits all who are selected. */
export const CheckActs = ({
  here,
  away,
  rooms,
  busy,
  onIn,
  onOut,
  onMove,
  onAbsent,
  menuClass,
  mainOut = false,
}: CheckActsProps & {
  /** The look of the button that opens the rooms. */
  menuClass: string | undefined;
  /** Whether check-out is the main act where nobody is to be checked in. */
  mainOut?: boolean;
}) => {
  const t = useWords(attendanceWords);
  return (
    <>
      {away > 0 ? (
        <Button size="md" loading={busy} leftSection={<IconLogin2 size={20} />} onClick={onIn}>
          {away === 1 && here === 0 ? t('checkIn') : t('checkInMany', { count: away })}
        </Button>
      ) : null}
      {here > 0 ? (
        <Button
          size="md"
          variant={mainOut && away === 0 ? 'filled' : 'default'}
          loading={busy}
          leftSection={<IconLogout2 size={20} />}
          onClick={onOut}
        >
          {here === 1 && away === 0 ? t('checkOut') : t('checkOutMany', { count: here })}
        </Button>
      ) : null}
      {here > 0 && away === 0 ? (
        <Menu
          className={menuClass}
          button={
            <>
              <IconArrowsExchange size={20} aria-hidden="true" />
              {t('moveTo')}
            </>
          }
          items={rooms.map(({ id, name }) => ({ key: id, label: name, onPick: () => onMove(id) }))}
        />
      ) : null}
      {away > 0 && here === 0 ? (
        <Button size="md" variant="default" onClick={onAbsent}>
          {t('markAbsent')}
        </Button>
      ) : null}
    </>
  );
};
