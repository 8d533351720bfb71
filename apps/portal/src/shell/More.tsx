import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { shellWords } from '../messages.ts';
import { usePerson } from '../session/session.ts';
import { useAccountItems } from './account.tsx';
import LocationSwitch from './LocationSwitch.tsx';
import classes from './More.module.css';
import type { MenuLine, MenuSection } from './menu.ts';
import { nested } from './nested.ts';
import { useRoleName } from './role-names.ts';

/** Everything the bars have no room for: the whole menu, the location, theme, language and signing out. */
const More = ({
  menu,
  onClose,
  onSearch,
}: {
  menu: readonly MenuSection[];
  onClose: () => void;
  onSearch: () => void;
}) => {
  const t = useWords(shellWords);
  const person = usePerson();
  const role = useRoleName(person.role);
  const items = useAccountItems();
  return (
    <Dialog label={t('more')} place="side" width={360} onClose={onClose}>
      <div className={classes.more}>
        <div className={classes.who}>
          <Avatar id={person.id} name={person.name} image={person.image} size={44} />
          <div>
            <b>{person.name}</b>
            <p className={classes.role}>{role}</p>
          </div>
          <LocationSwitch />
        </div>
        <button type="button" className={classes.line} onClick={onSearch}>
          <IconSearch size={20} />
          {t('find')}
        </button>
        {nested(menu).map(({ group, lines }) => (
          <section key={group}>
            {group === 'top' ? null : <h2 className={classes.heading}>{t(group)}</h2>}
            <ul>
              {lines.map((line) => (
                <li key={line.id}>
                  <To line={line} onPick={onClose} />
                  {line.inner.length > 0 ? (
                    <ul className={classes.inner}>
                      {line.inner.map((one) => (
                        <li key={one.id}>
                          <To line={one} onPick={onClose} />
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {items.map((item) => (
          <Fragment key={item.key}>
            {item.group ? <h2 className={classes.heading}>{item.group}</h2> : null}
            <button type="button" className={classes.line} aria-pressed={item.checked} onClick={item.onPick}>
              {item.icon}
              {item.label}
            </button>
          </Fragment>
        ))}
      </div>
    </Dialog>
  );
};

const To = ({ line: { label, href, icon: Icon }, onPick }: { line: MenuLine; onPick: () => void }) => (
  <Link to={href} className={classes.line} onClick={onPick}>
    <Icon size={20} />
    {label}
  </Link>
);

export default More;
