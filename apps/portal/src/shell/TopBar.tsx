import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { shellWords } from '../messages.ts';
import { usePerson } from '../session/session.ts';
import { useAccountItems, useRoleName } from './account.tsx';
import { LocationSwitch } from './LocationSwitch.tsx';
import { StarMenu } from './StarMenu.tsx';
import classes from './TopBar.module.css';

const Bell = lazy(() => import('../domains/notifications/parts/Bell.tsx'));

/** The bar that floats over the content from 768 px: location, jump box, stars, notifications, account. */
export const TopBar = ({ onJump }: { onJump: () => void }) => {
  const t = useWords(shellWords);
  return (
    <header className={classes.bar}>
      <LocationSwitch />
      <button type="button" className={classes.jump} onClick={onJump} aria-haspopup="dialog">
        <IconSearch size={18} />
        <span className={classes.jumpWords}>{t('find')}</span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
      <div className={classes.end}>
        <StarMenu />
        <Suspense>
          <Bell />
        </Suspense>
        <AccountMenu />
      </div>
    </header>
  );
};

/** Picture, name and role; behind it theme, language and signing out. */
export const AccountMenu = ({ small = false }: { small?: boolean }) => {
  const t = useWords(shellWords);
  const person = usePerson();
  const role = useRoleName(person.role);
  return (
    <Menu
      className={classes.account}
      label={small ? `${t('account')}: ${person.name}` : undefined}
      items={useAccountItems()}
      button={
        <>
          <Avatar id={person.id} name={person.name} image={person.image} size={small ? 44 : 32} />
          {small ? null : (
            <span className={classes.who}>
              <b>{person.name}</b>
              <span>{role}</span>
            </span>
          )}
        </>
      }
    />
  );
};
