import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { chatWords } from '../words.ts';
import classes from './Composer.module.css';

/** Somebody of the team who reads the conversation. */
export type StaffReader = { readonly id: string; readonly name: string };

/** To whom of the team a family writes: to everybody who reads its conversation, or to one of them alone. */
export const ToStaff = ({
  staff,
  chosen,
  onChoose,
}: {
  staff: readonly StaffReader[];
  chosen: StaffReader | null;
  onChoose: (one: StaffReader | null) => void;
}) => {
  const t = useWords(chatWords);
  const choices = [null, ...staff];
  return (
    <Menu
      className={classes.to}
      align="start"
      button={
        <>
          {chosen ? t('toOne', { name: chosen.name }) : t('toStaff')}
          <IconChevronDown size={16} aria-hidden="true" />
        </>
      }
      items={choices.map((one) => ({
        key: one?.id ?? 'all',
        label: one?.name ?? t('allStaff'),
        checked: one?.id === chosen?.id,
        onPick: () => onChoose(one),
      }))}
    />
  );
};
