import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconSearch } from '@tabler/icons-react';
import { useAppearance } from '../appearance/appearance.ts';
import { later } from '../later.ts';
import { shellWords } from '../messages.ts';
import { usePerson } from '../session/session.ts';
import { useAccountItems, useRoleName } from './account.tsx';
import { LocationSwitch } from './LocationSwitch.tsx';
import { useLocations } from './location.ts';
import { StarMenu } from './StarMenu.tsx';
import classes from './TopBar.module.css';

const Bell = later(() => import('../domains/notifications/parts/Bell.tsx'));
const BellButton = later<object>(async () => ({
  default: (await import('../domains/notifications/parts/Bell.tsx')).BellButton,
}));

/**
 * The bar over the content: location, jump box, stars, notifications, account. On phones it has the place, search and
 * the bell; the rest is behind "More".
 */
export const TopBar = ({ onJump }: { onJump: () => void }) => {
  const t = useWords(shellWords);
  const { title } = useAppearance();
  const places = useLocations();
  return (
    <header className={classes.bar}>
      {places.length > 0 ? <LocationSwitch /> : <b className={classes.centre}>{title}</b>}
      <button type="button" className={classes.jump} onClick={onJump} aria-haspopup="dialog">
        <IconSearch size={18} />
        <span className={classes.jumpWords} title={t('find')}>
          {t('find')}
        </span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
      <div className={classes.end}>
        <div className={classes.desk}>
          <StarMenu />
        </div>
        <Bell />
        <div className={classes.desk}>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
};

/** Where the bar gives its room to the children, as on a teacher's tablet: search, bell and account at the rail's foot. */
export const RailFoot = ({ onJump }: { onJump: () => void }) => {
  const t = useWords(shellWords);
  return (
    <div className={classes.rail}>
      <button type="button" className={classes.find} onClick={onJump} aria-haspopup="dialog" aria-label={t('find')}>
        <IconSearch size={24} />
      </button>
      <BellButton />
      <AccountMenu small />
    </div>
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
