import { Button } from '@mantine/core';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowsExchange, IconLogin2, IconLogout2, IconX } from '@tabler/icons-react';
import { attendanceWords } from '../words.ts';
import classes from './DoorBar.module.css';

/** What can be done with the selected children; floats over the list while somebody is selected. */
export const DoorBar = ({
  count,
  here,
  away,
  rooms,
  busy,
  onIn,
  onOut,
  onMove,
  onAbsent,
  onClear,
}: {
  count: number;
  here: number;
  away: number;
  rooms: readonly { id: string; name: string }[];
  busy: boolean;
  onIn: () => void;
  onOut: () => void;
  onMove: (room: string) => void;
  onAbsent: () => void;
  onClear: () => void;
}) => {
  const t = useWords(attendanceWords);
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('selected', { count })}>
      <span className={classes.count}>{t('selected', { count })}</span>
      {away > 0 ? (
        <Button size="md" loading={busy} leftSection={<IconLogin2 size={20} />} onClick={onIn}>
          {away === 1 && here === 0 ? t('checkIn') : t('checkInMany', { count: away })}
        </Button>
      ) : null}
      {here > 0 ? (
        <Button
          size="md"
          variant={away > 0 ? 'default' : 'filled'}
          loading={busy}
          leftSection={<IconLogout2 size={20} />}
          onClick={onOut}
        >
          {here === 1 && away === 0 ? t('checkOut') : t('checkOutMany', { count: here })}
        </Button>
      ) : null}
      {here > 0 && away === 0 ? (
        <Menu
          className={classes.menu}
          button={
            <>
              <IconArrowsExchange size={20} aria-hidden="true" />
              {t('moveTo')}
            </>
          }
          items={rooms.map((room) => ({ key: room.id, label: room.name, onPick: () => onMove(room.id) }))}
        />
      ) : null}
      {away > 0 && here === 0 ? (
        <Button size="md" variant="default" onClick={onAbsent}>
          {t('markAbsent')}
        </Button>
      ) : null}
      <button type="button" className={classes.clear} aria-label={t('clear')} onClick={onClear}>
        <IconX size={20} />
      </button>
    </div>
  );
};
